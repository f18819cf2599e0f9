import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env["CONQUIAN_SERVER"] ?? "http://127.0.0.1:8000";

/** The page of a table's address: the same, but what a table needs is fetched with the rest. */
const tablePage: Plugin = {
  name: "table-page",
  enforce: "post",
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const index = files.find(({ fileName }) => fileName === "index.html");
    const game = files.find((file) => file.type === "chunk" && file.name === "Game");
    if (index?.type !== "asset" || game?.type !== "chunk") throw new Error("no page, or no Game");
    const html = String(index.source);
    const links = [game.fileName, ...game.imports]
      .filter((name) => !html.includes(name))
      .map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`);
    const source = html.replace("  </head>", `${links.join("")}  </head>`);
    this.emitFile({ type: "asset", fileName: "table.html", source });
  },
};

/** The built client goes into the Python package, which serves it. */
export default defineConfig({
  plugins: [
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename ?? ""}: ${warning.code}: ${warning.message}`);
      },
    }),
    tablePage,
  ],
  build: {
    outDir: "../src/conquian/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
