// node tools/set-up.mjs [--omit=dev | --browser] [script [arguments]]
//
// Makes a fresh clone ready (packages, the pinned Node and, with --browser, a Chromium), then runs the script on the
// pinned Node. Every npm script is started through this file, because npm uses the machine's Node, which may be another
// version. Does nothing when nothing is missing.
//
// --omit=dev is for building and serving the console without the devDependencies, which makes the first start faster.
// The first command without it installs them (docs/decisions/290).
//
// Only Node's own modules, in syntax that an old Node can parse, so that the message about a too old Node is shown.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, starts } from "./chromium.mjs";
import { installChromium } from "./set-up-browser.mjs";
import { explain } from "./set-up-faults.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, "node_modules");
const LOCK = join(ROOT, "package-lock.json");
const STAMP = join(MODULES, ".set-up.json");
const PLATFORM = `${process.platform}-${process.arch}`;
/** The package with the pinned Node for this machine; package.json lists the available ones. */
const NODE_PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const PINNED = join(MODULES, NODE_PACKAGE, "bin", process.platform === "win32" ? "node.exe" : "node");
/** The first Node version that runs TypeScript. */
const RUNS_TYPESCRIPT = [22, 18];

const words = process.argv.slice(2);
const omitDev = words[0] === "--omit=dev";
const withBrowser = words[0] === "--browser";
if (omitDev || withBrowser) words.shift();

if (older(process.versions.node, [20, 0])) {
  stop(`This needs Node 20 or newer, and here it is ${process.versions.node}.`, [
    "Install a newer Node from https://nodejs.org, or with your system's package manager, and run the command again.",
  ]);
}

const stamp = readJson(STAMP) || {};
const lockHash = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
const isStamped = stamp.lock === lockHash && stamp.platform === PLATFORM && existsSync(stamp.node || "");
if (!isStamped || (stamp.omitsDev && !omitDev)) {
  if (isStamped && !stamp.adding) add();
  else if (stamp.adding || !installedAsLocked(omitDev) || !starts(PINNED)) install();
  stamp.lock = lockHash;
  stamp.platform = PLATFORM;
  stamp.node = pinnedNode();
  stamp.omitsDev = omitDev && !installedAsLocked(false);
  delete stamp.adding;
  save();
}
if (withBrowser && !existsSync(process.env.CHROMIUM_PATH || stamp.browser || "")) {
  stamp.browser = findChromium() || installChromium({ root: ROOT, node: stamp.node, say: say, stop: stop });
  save();
}
if (words.length > 0) run(words);

/**
 * Whether node_modules matches the lock file, with or without devDependencies. Optional packages may be missing, such
 * as those for other systems.
 */
function installedAsLocked(withoutDev) {
  const { packages: installed } = readJson(join(MODULES, ".package-lock.json")) || {};
  if (!installed) return false;
  const locked = readJson(LOCK).packages;
  return Object.keys(locked).every((path) => {
    if (path === "") return true;
    const { version, optional, dev } = locked[path];
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || (dev && withoutDev));
  });
}

function install() {
  if (omitDev) say("Installing what building and serving the console need (half a minute or more, this once) …");
  else say("Installing the packages (a minute or so, this once) …");
  npm(["ci", omitDev ? "--omit=dev" : "--include=dev"]);
}

/**
 * Adds the devDependencies to the installed packages, which `npm ci` would remove first. When npm fails it undoes the
 * installation. When it is killed, incomplete packages remain that it would later accept as complete, so `stamp.adding`
 * marks an unfinished installation.
 */
function add() {
  say("Installing what the other commands need as well (half a minute or more, this once) …");
  stamp.adding = true;
  save();
  npm(["install", "--no-save", "--include=dev"]);
  if (!installedAsLocked(false)) install();
}

function npm(words) {
  const npm = npmCommand();
  const flags = ["--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync(npm.command, npm.words.concat(words, flags), {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "inherit", "pipe"],
    shell: npm.shell,
    // No usage counters of packages, and no second browser.
    env: Object.assign({}, process.env, { SCARF_ANALYTICS: "false", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" }),
  });
  if (result.status === 0) return;
  if (result.status !== null && stamp.adding) {
    delete stamp.adding;
    save();
  }
  const report = (result.stderr || "") + (result.error ? String(result.error) : "");
  process.stderr.write(`${report.trimEnd()}\n`);
  const fault = explain(report, ROOT);
  stop(fault.what, fault.next);
}

/** The same npm on the same Node that started this script, since `npm ci` removes the pinned Node while it runs. */
function npmCommand() {
  const cli = process.env.npm_execpath || "";
  if (/^npm-cli\.c?js$/.test(basename(cli))) {
    const own = process.env.npm_node_execpath || "";
    const node = existsSync(own) && !own.startsWith(MODULES) ? own : process.execPath;
    return { command: node, words: [cli], shell: false };
  }
  return { command: "npm", words: [], shell: process.platform === "win32" };
}

function pinnedNode() {
  if (starts(PINNED)) return PINNED;
  if (!older(process.versions.node, RUNS_TYPESCRIPT)) {
    say(`The pinned Node could not be installed here; going on with Node ${process.versions.node}.`);
    return process.execPath;
  }
  return stop("The packages are installed, but the pinned Node is missing or does not run on this machine.", [
    `It would be the npm package ${NODE_PACKAGE}, of which package.json names the version.`,
    "If there is none for this machine, install Node 24 on it and run the command again.",
  ]);
}

function run(script) {
  const env = Object.assign({}, process.env);
  const path = Object.keys(env).find((key) => key.toUpperCase() === "PATH") || "PATH";
  env[path] = [join(MODULES, ".bin"), dirname(stamp.node), env[path]].join(delimiter);
  if (stamp.browser && !env.CHROMIUM_PATH) env.CHROMIUM_PATH = stamp.browser;
  // Halves the time in which Node loads TypeScript, for every process that the script starts.
  if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = join(ROOT, ".cache/node");
  const child = spawn(stamp.node, script, { cwd: ROOT, stdio: "inherit", env: env });
  // A terminal sends Ctrl-C to the script as well; a signal to this process alone is passed on.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on("error", (error) => stop(`Node could not be started: ${error.message}`, []));
  child.on("exit", (code, signal) => {
    process.exitCode = signal ? 128 : code;
  });
}

/** npm runs scripts through a shell that does not pass signals on, so the script is ended when that shell ends. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const shell = process.ppid;
  const watch = () => process.ppid === shell || child.kill("SIGTERM");
  setInterval(watch, 500).unref();
}

function older(version, bar) {
  const parts = version.split(".").map(Number);
  return parts[0] < bar[0] || (parts[0] === bar[0] && parts[1] < bar[1]);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (_absentOrBroken) {
    return null;
  }
}

function save() {
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(STAMP, `${JSON.stringify(stamp)}\n`);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function stop(what, next) {
  say(["", what].concat(next).join("\n"));
  process.exit(1);
}
