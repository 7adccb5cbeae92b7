import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeBelow } from "#tools/build/base-path.ts";
import { startTestSandbox } from "./test-sandbox.ts";

const DIST = join(import.meta.dirname, "../../dist");

/**
 * Serves the built console and its service under a path only, as a web server of several sites does.
 * @param base with a slash at both ends.
 * @returns the console's URL, without a slash at the end.
 */
export async function serveUnderPath(base: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const site = await mkdtemp(join(tmpdir(), "console-below-"));
  // The compressed copies would still have the old paths.
  await cp(DIST, site, { recursive: true, filter: (path) => !/\.html\.(br|gz)$/.test(path) });
  placeBelow(site, base);
  await writeFile(join(site, "config.json"), JSON.stringify({ apiBaseUrl: base }));
  const sandbox = await startTestSandbox({ SANDBOX_SITE_DIR: site });
  const server = createServer((asked, answer) => {
    const { url = "/", method, headers } = asked;
    if (!url.startsWith(base)) return void answer.writeHead(404).end();
    const passed = request(new URL(`/${url.slice(base.length)}`, sandbox.url), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base.slice(0, -1)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
      await rm(site, { recursive: true });
    },
  };
}
