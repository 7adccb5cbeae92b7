import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isWithinLimit } from "./figure.ts";
import { CHANGED_FILES, measureFirstStart, measureStart } from "./start.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Serves a heading after a delay in milliseconds. */
const SERVER = (late: number) => `
setTimeout(() => {
  require("node:http").createServer((_, answer) => answer.end("<h1>There</h1>")).listen(process.env.PORT, "127.0.0.1");
}, ${late});`;

/** Vite, which reports changes to its pages after a delay in milliseconds. */
const VITE = (late: number) => `
const wait = () => new Promise((done) => setTimeout(done, ${late}));
export default {
  server: { host: "127.0.0.1", port: Number(process.env.PORT), strictPort: true },
  plugins: [{ name: "late", hotUpdate: { order: "pre", handler: wait } }],
};`;

const PAGE = `<!doctype html><title>t</title><link rel="icon" href="data:,"><h1>There</h1>
<script type="module" src="/${CHANGED_FILES[0]}"></script>`;

/** A project that starts and shows changes after delays in milliseconds. */
function project({ start, change }: { start: number; change: number }): string {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    "package.json": JSON.stringify({ scripts: { start: "node server.cjs", dev: "vite" } }),
    "server.cjs": SERVER(start),
    "vite.config.js": VITE(change),
    "index.html": PAGE,
    ".gitignore": "node_modules",
    [CHANGED_FILES[0]]: `import "/${CHANGED_FILES[1]}";\nimport.meta.hot?.accept();`,
    [CHANGED_FILES[1]]: "h1 { color: red }",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  return root;
}

const missedBy = async (root: string) =>
  (await measureStart(root, { starts: 1, changes: 1 }))
    .filter((figure) => !isWithinLimit(figure))
    .map(({ name }) => name);

test("a project that starts and shows changes quickly keeps every limit", async () => {
  expect(await missedBy(project({ start: 0, change: 0 }))).toEqual([]);
});

test("a project that starts too late or shows changes too late exceeds its limit", async () => {
  expect(await missedBy(project({ start: 4_100, change: 0 }))).toEqual(["npm start with a built console"]);
  const late = project({ start: 0, change: 350 });
  expect(await missedBy(late)).toEqual(CHANGED_FILES.map((file) => `npm run dev, until a change to ${file} is shown`));
});

test("the first start is measured from the command until the page is served", async () => {
  const root = project({ start: 2_500, change: 0 });
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...words], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "all");
  const [figure] = await measureFirstStart(root);
  expect(figure?.value).toBeGreaterThan(2.5);
  expect(figure).toMatchObject({ unit: "s", limit: { most: 60 } });
});
