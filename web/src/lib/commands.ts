/** What a typed line means: a command of the catalogue (`cmd-…`), or cards. */

import type { Catalog } from "./catalog";
import { plain } from "./typed";

const COMMANDS = ["use", "decline", "force", "waive", "discard", "give", "ok", "undo", "plays", "sort", "faces"];

export interface Intent {
  kind: string;
  rest: string;
}

export function readLine(line: string, catalog: Catalog): Intent {
  const text = plain(line);
  if (!text) return { kind: "ok", rest: "" };
  const known = new Map<string, string>();
  for (const command of COMMANDS)
    for (const word of catalog.text(`cmd-${command}`).split(","))
      if (!known.has(plain(word))) known.set(plain(word), command);
  for (const command of COMMANDS) if (!known.has(command)) known.set(command, command);
  const parts = line.trim().split(/\s+/);
  for (let size = Math.min(parts.length, 5); size > 0; size--) {
    const kind = known.get(plain(parts.slice(0, size).join(" ")));
    const rest = parts.slice(size).join(" ");
    if (kind) return kind === "ok" && rest ? { kind: "cards", rest } : { kind, rest };
  }
  return { kind: "cards", rest: line };
}
