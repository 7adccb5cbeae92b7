import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./testing/project.ts";

const LOCK = {
  packages: { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0", optional: true } },
};
const INSTALLED = { packages: { "node_modules/a": { version: "1.0.0" } } };

/** An npm that notes that it was called, and installs what the lock file names and a pinned Node. */
const GOOD_NPM = `
  fs.writeFileSync("called", process.argv[2]);
  fs.mkdirSync("node_modules/node/bin", { recursive: true });
  fs.writeFileSync("node_modules/.package-lock.json", ${JSON.stringify(JSON.stringify(INSTALLED))});
  fs.symlinkSync(${JSON.stringify(process.execPath)}, "node_modules/node/bin/node");`;

/** A fresh clone with an npm of its own. */
function clone(npm: string): string {
  const root = project({
    "package-lock.json": JSON.stringify(LOCK),
    "npm-cli.cjs": `const fs = require("node:fs");\n${npm}`,
    "script.mjs": `console.log("ran", process.argv.slice(2).join(" ")); process.exit(7);`,
    "tools/README": "",
  });
  for (const file of ["set-up.mjs", "set-up-faults.mjs", "set-up-browser.mjs", "chromium.mjs"]) {
    copyFileSync(join(import.meta.dirname, file), join(root, "tools", file));
  }
  return root;
}

function setUp(root: string, words: readonly string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "tools/set-up.mjs"), ...words], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: root, npm_execpath: join(root, "npm-cli.cjs"), ...env },
  });
  return { status, stdout, stderr };
}

test("a fresh clone is installed from the lock file, and the script runs with its words and its exit code", () => {
  const root = clone(GOOD_NPM);
  expect(setUp(root, ["script.mjs", "one", "two"])).toMatchObject({ status: 7, stdout: "ran one two\n" });
  expect(readFileSync(join(root, "called"), "utf8")).toBe("ci");
});

test("nothing is done when nothing is missing", () => {
  const root = clone(GOOD_NPM);
  setUp(root);
  rmSync(join(root, "called"));
  expect(setUp(root)).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(existsSync(join(root, "called"))).toBe(false);
});

test("packages that somebody installed by hand, as the lock file names them, are taken as they are", () => {
  const root = clone(GOOD_NPM);
  mkdirSync(join(root, "node_modules/node/bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify(INSTALLED));
  symlinkSync(process.execPath, join(root, "node_modules/node/bin/node"));
  expect(setUp(root).status).toBe(0);
  expect(existsSync(join(root, "called"))).toBe(false);
});

test("packages that differ from a new lock file are installed anew", () => {
  const root = clone(
    GOOD_NPM.replace("fs.symlinkSync", "if (!fs.existsSync('node_modules/node/bin/node')) fs.symlinkSync"),
  );
  setUp(root);
  rmSync(join(root, "called"));
  const changed = { packages: { ...LOCK.packages, "node_modules/a": { version: "2.0.0" } } };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(changed));
  setUp(root);
  expect(existsSync(join(root, "called"))).toBe(true);
});

test.each([
  ["there is no network", "npm error code ENOTFOUND", "registry can't be reached"],
  [
    "the registry is down",
    "npm error network request to https://registry failed, reason: connect ECONNREFUSED",
    "registry can't be reached",
  ],
  ["there is no right to write", "npm error code EACCES\nnpm error path /root", "no right to write"],
  ["the disk is full", "npm error ENOSPC: no space left on device", "disk is full"],
  ["the lock file is not in step", "npm error code EUSAGE", "do not belong together"],
  ["a package is not the one that was locked", "npm error code EINTEGRITY", "not the one that the lock file names"],
  ["nobody knows why", "npm error Exit handler never called!", "what it said stands above"],
])("it explains itself when %s", (_when, report, explanation) => {
  const root = clone(`process.stderr.write(${JSON.stringify(report)}); process.exit(1);`);
  const { status, stdout, stderr } = setUp(root, ["script.mjs"]);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(report);
  expect(stderr).toContain(explanation);
});

test("it says so when Node is too old", () => {
  const root = clone(GOOD_NPM);
  const path = join(root, "tools/set-up.mjs");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("process.versions.node", `"18.19.1"`));
  const { status, stderr } = setUp(root);
  expect(status).toBe(1);
  expect(stderr).toContain("This needs Node 20 or newer, and here it is 18.19.1.");
});

test("it explains itself when the pinned Node is missing and the machine's own can't run TypeScript", () => {
  const root = clone(`fs.mkdirSync("node_modules"); fs.writeFileSync("node_modules/.package-lock.json", "{}");`);
  const path = join(root, "tools/set-up.mjs");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("process.versions.node", `"20.20.2"`));
  const { status, stderr } = setUp(root, [], { npm_config_ignore_scripts: "true" });
  expect(status).toBe(1);
  expect(stderr).toContain("the pinned Node is missing");
  expect(stderr).toContain("ignore-scripts");
});

test("a CHROMIUM_PATH that names no browser is not passed over", () => {
  const root = clone(GOOD_NPM);
  const { status, stderr } = setUp(root, ["--browser"], { CHROMIUM_PATH: "/nowhere/chromium" });
  expect(status).toBe(1);
  expect(stderr).toContain("CHROMIUM_PATH names /nowhere/chromium");
});

test("a script that npm started ends with npm, though the shell between them passes no signal on", async () => {
  const root = clone(GOOD_NPM);
  writeFileSync(
    join(root, "script.mjs"),
    `console.log("ran"); setInterval(() => {}, 1000);
    process.once("SIGTERM", () => { console.log("ended"); process.exit(); });`,
  );
  const env = { PATH: process.env.PATH, npm_execpath: join(root, "npm-cli.cjs"), npm_lifecycle_event: "start" };
  const words = ["-c", `"${process.execPath}" tools/set-up.mjs script.mjs; true`];
  const shell = spawn("sh", words, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  expect(String(await once(shell.stdout, "data"))).toContain("ran");
  shell.kill("SIGTERM");
  expect(String(await once(shell.stdout, "data"))).toContain("ended");
});
