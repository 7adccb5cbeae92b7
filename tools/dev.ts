import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import { ownOptions } from "./own-options.ts";
import { startSandbox } from "./running/sandbox.ts";

/** `npm run dev`: Vite with hot reload and a sandbox that keeps its data in `.data/`, as with `npm start`. */
ownOptions({});
const root = join(import.meta.dirname, "..");
const { DATA_DIR, DATABASE_URL = "", SMTP_URL = "", PORT = "4180", HOST = "127.0.0.1" } = process.env;
// The sandbox serves config.json, since its settings switch parts of it on; it reads the file that Vite has.
const SANDBOX_SITE_DIR = "src/app/public";
const sandbox = await startSandbox(root, { DATA_DIR: DATA_DIR ?? ".data", DATABASE_URL, SMTP_URL, SANDBOX_SITE_DIR });
sandbox.process.once("exit", () => process.exit());

const server = await createServer({
  root,
  plugins: [kitPage()],
  server: {
    host: HOST,
    port: Number(PORT),
    proxy: { "/api": sandbox.url, "/mock": sandbox.url, "/sandbox": sandbox.url, "/config.json": sandbox.url },
  },
});
await server.listen();
server.printUrls();
console.log(`  Sandbox:  ${sandbox.url}/sandbox`);
console.log(`  Kit:      ${server.resolvedUrls?.local[0] ?? "/"}kit`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await server.close();
    await sandbox.stop();
    process.exit();
  });
}

/** The page `/kit` shows the components of `src/ui/` in all their states. It is not part of the build. */
function kitPage(): Plugin {
  return {
    name: "kit-page",
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use("/kit", async (_, response) => {
        const html = await readFile(join(root, "src/app/kit/index.html"), "utf8");
        response.setHeader("Content-Type", "text/html").end(await transformIndexHtml("/kit", html));
      });
    },
  };
}
