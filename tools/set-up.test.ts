import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./testing/project.ts";

const LOCK = {
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "1.0.0", optional: true },
    "node_modules/c": { version: "1.0.0", dev: true },
  },
};
const INSTALLED = { packages: { "node_modules/a": { version: "1.0.0" }, "node_modules/c": { version: "1.0.0" } } };

const PINNED = `node_modules/node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}/bin/node`;

/**
 * A stub of npm that logs its calls, and installs the packages of the lock file and a pinned Node. Like the real one,
 * `ci` first removes the installed packages.
 */
const GOOD_NPM = `
  const path = require("node:path");
  fs.appendFileSync("called", process.argv.slice(2, -4).join(" ") + "\\n");
  if (process.argv[2] === "ci") fs.rmSync("node_modules", { recursive: true, force: true });
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  const isIn = ([name, { dev, optional }]) => name !== "" && !optional && !(dev && process.argv.includes("--omit=dev"));
  const installed = Object.fromEntries(Object.entries(packages).filter(isIn));
  fs.mkdirSync(path.dirname("${PINNED}"), { recursive: true });
  fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  if (!fs.existsSync("${PINNED}")) fs.symlinkSync(${JSON.stringify(process.execPath)}, "${PINNED}");`;

/** A fresh clone with a stub of npm. */
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

test("in a fresh clone the packages are installed from the lock file, and the script runs with its arguments and exit code", () => {
  const root = clone(GOOD_NPM);
  expect(setUp(root, ["script.mjs", "one", "two"])).toMatchObject({ status: 7, stdout: "ran one two\n" });
  expect(calls(root)).toEqual(["ci --include=dev"]);
});

function calls(root: string): string[] {
  const path = join(root, "called");
  return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
}

/** A clone after its first `npm start`. */
function started(npm = GOOD_NPM): string {
  const root = clone(npm);
  expect(setUp(root, ["--omit=dev", "script.mjs"]).status).toBe(7);
  return root;
}

test("building and serving the console never installs the devDependencies", () => {
  const root = started();
  expect(setUp(root, ["--omit=dev", "script.mjs", "one"])).toEqual({ status: 7, stdout: "ran one\n", stderr: "" });
  expect(calls(root)).toEqual(["ci --omit=dev"]);
});

test("the first command that needs the devDependencies adds them to the installed packages", () => {
  const root = started();
  const kept = join(root, "node_modules/kept");
  writeFileSync(kept, "");
  expect(setUp(root, ["script.mjs", "one"])).toMatchObject({ status: 7, stdout: "ran one\n" });
  expect(calls(root)).toEqual(["ci --omit=dev", "install --no-save --include=dev"]);
  expect(existsSync(kept)).toBe(true);
  for (const words of [[], ["--omit=dev"]]) expect(setUp(root, words)).toEqual({ status: 0, stdout: "", stderr: "" });
});

const ADDING = `if (process.argv[2] === "install")`;

test("after an installation was killed all packages are installed again, since some may be incomplete", () => {
  const root = started(`${ADDING} process.kill(process.pid, "SIGKILL"); ${GOOD_NPM}`);
  expect(setUp(root).status).toBe(1);
  // The packages for starting the console are complete.
  expect(setUp(root, ["--omit=dev"])).toEqual({ status: 0, stdout: "", stderr: "" });
  expect(setUp(root).status).toBe(0);
  expect(calls(root)).toEqual(["ci --omit=dev", "ci --include=dev"]);
});

test("without a network the devDependencies cannot be added, and the console still starts", () => {
  const root = started(`${ADDING} { process.stderr.write("npm error code ENOTFOUND"); process.exit(1); } ${GOOD_NPM}`);
  for (let time = 0; time < 2; time += 1) {
    const { status, stderr } = setUp(root, ["script.mjs"]);
    expect(status).toBe(1);
    expect(stderr).toContain("registry can't be reached");
  }
  expect(setUp(root, ["--omit=dev", "script.mjs"])).toMatchObject({ status: 7, stderr: "" });
  expect(calls(root)).toEqual(["ci --omit=dev"]);
});

test("all packages are installed again when the added ones do not match the lock file", () => {
  const root = started(`${ADDING} process.exit(0); ${GOOD_NPM}`);
  expect(setUp(root).status).toBe(0);
  expect(calls(root)).toEqual(["ci --omit=dev", "ci --include=dev"]);
});

test("packages that were installed by hand in the lock file's versions are kept", () => {
  const root = clone(GOOD_NPM);
  mkdirSync(dirname(join(root, PINNED)), { recursive: true });
  writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify(INSTALLED));
  symlinkSync(process.execPath, join(root, PINNED));
  for (const words of [["--omit=dev"], []]) expect(setUp(root, words).status).toBe(0);
  expect(calls(root)).toEqual([]);
});

test("packages that differ from a new lock file are installed again", () => {
  const root = clone(GOOD_NPM);
  setUp(root);
  rmSync(join(root, "called"));
  const changed = { packages: { ...LOCK.packages, "node_modules/a": { version: "2.0.0" } } };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(changed));
  setUp(root);
  expect(existsSync(join(root, "called"))).toBe(true);
});

test.each([
  ["there is no network", "npm error code ENOTFOUND", "registry can't be reached"],
  ["there is no right to write", "npm error code EACCES\nnpm error path /root", "no right to write"],
  ["the disk is full", "npm error ENOSPC: no space left on device", "disk is full"],
  ["the lock file is not in step", "npm error code EUSAGE", "do not belong together"],
  ["an unknown reason", "npm error Exit handler never called!", "what it said stands above"],
])("a failure is explained when %s", (_when, report, explanation) => {
  const root = clone(`process.stderr.write(${JSON.stringify(report)}); process.exit(1);`);
  const { status, stdout, stderr } = setUp(root, ["script.mjs"]);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(report);
  expect(stderr).toContain(explanation);
});

test("a Node that is too old is reported", () => {
  const root = clone(GOOD_NPM);
  const path = join(root, "tools/set-up.mjs");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("process.versions.node", `"18.19.1"`));
  const { status, stderr } = setUp(root);
  expect(status).toBe(1);
  expect(stderr).toContain("This needs Node 20 or newer, and here it is 18.19.1.");
});

test("the set-up stops with an explanation when the pinned Node is missing and the machine's Node cannot run TypeScript", () => {
  const root = clone(`fs.mkdirSync("node_modules"); fs.writeFileSync("node_modules/.package-lock.json", "{}");`);
  const path = join(root, "tools/set-up.mjs");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("process.versions.node", `"20.20.2"`));
  const { status, stderr } = setUp(root);
  expect(status).toBe(1);
  expect(stderr).toContain("the pinned Node is missing");
  expect(stderr).toContain("install Node 24");
});

test("a CHROMIUM_PATH without a browser is reported", () => {
  const root = clone(GOOD_NPM);
  const { status, stderr } = setUp(root, ["--browser"], { CHROMIUM_PATH: "/nowhere/chromium" });
  expect(status).toBe(1);
  expect(stderr).toContain("CHROMIUM_PATH names /nowhere/chromium");
});

test("a script ends when npm ends, although the shell between them passes no signals on", async () => {
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
