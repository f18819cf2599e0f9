import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["CONQUIAN_SERVER"] ?? "http://127.0.0.1:8000";

/** The built client goes into the Python package, which serves it. */
export default defineConfig({
  plugins: [
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename ?? ""}: ${warning.code}: ${warning.message}`);
      },
    }),
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
