/** The rules of a table in plain sentences, by what they are about. */

import type { FullRules } from "./protocol";

type Sentence = [key: string, args?: Record<string, number>];

export interface Chapter {
  /** The key of its title; the goal needs none. */
  title: string | null;
  lines: Sentence[];
}

export function chapters(rules: FullRules): Chapter[] {
  const { deal, target, limit } = rules;
  const found: Chapter[] = [
    {
      title: null,
      lines: [["ui-rules-goal", { target }], ["ui-rules-melds"], [`ui-rules-run-${rules.pack}`]],
    },
    {
      title: "web-howto-deal",
      lines: [
        [rules.starter ? "ui-rules-deal" : "ui-rules-deal-bare", { deal }],
        ...when(rules.exchange > 0, "ui-rules-exchange"),
        ...when(rules.partners, "ui-rules-partners"),
      ],
    },
    {
      title: "web-howto-turn",
      lines: [
        [rules.offers === "round" ? "ui-rules-round" : "ui-rules-offer"],
        ["ui-rules-use"],
        limit === null ? ["ui-rules-no-discard"] : ["ui-rules-discard", { limit }],
        [rules.rearrange === "free" ? "ui-rules-rearrange" : "ui-rules-direct"],
        ...when(rules.hand_melds, "ui-rules-hand-melds"),
      ],
    },
    { title: "web-howto-force", lines: when(rules.forced, "ui-rules-forced") },
    {
      title: "web-howto-end",
      lines: [["ui-rules-win", { target }], [drawKey(rules)]],
    },
  ];
  return found.filter(({ lines }) => lines.length);
}

/** W2: what a drawn hand does; without a stake there is no pot (W3). */
function drawKey({ draw, stake }: FullRules): string {
  const key = `ui-rules-draw-${draw.replace("_", "-")}`;
  return stake || draw === "replay" ? key : `${key}-free`;
}

function when(wanted: boolean, key: string): Sentence[] {
  return wanted ? [[key]] : [];
}
