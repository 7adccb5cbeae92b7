// Only Node's own modules, in syntax for the oldest Node that can run the set-up.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The headless shell comes first: it is the same engine without windows, and tests take a quarter less time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const SHELL = /headless[-_]shell/;

/**
 * Finds a Chromium that starts. If CHROMIUM_PATH is set, only that one is tried; otherwise Playwright's, those on the
 * PATH, and the usual places of Linux, macOS and Windows.
 * @param {{ windowed?: boolean }} [options] `windowed`: only a browser that can open a window; a headless shell accepts
 * the flag but shows nothing
 * @returns {string | null} the path of its executable
 */
export function findChromium({ windowed = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  const candidates = named ? [named] : [...ofPlaywright(), ...NAMES.flatMap(onThePath), ...usualPlaces()];
  return candidates.find((path) => !(windowed && SHELL.test(path)) && isBrowser(path)) || null;
}

/** The features that Playwright disables. Only the last such list counts, so ours repeats them. */
const OFF_FOR_TESTS = [
  ..."AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades".split(" "),
  ..."HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding".split(" "),
  ..."ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints".split(" "),
  ..."NetworkTimeServiceQuerying AimEnabled PreconnectToSearch".split(" "),
];
/** Pages that Chromium loads for its address bar with every window, which is half of its work. */
const OWN_PAGES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * Chromium's command line flags: no background network requests, and no process sandbox when it runs as root.
 * @returns {string[]}
 */
export function chromiumFlags() {
  const quiet = [
    "--disable-gpu",
    // Without a graphics card a separate GPU process only adds work.
    "--in-process-gpu",
    // With its default hinting the headless shell shows words in other widths than a full browser.
    "--font-render-hinting=slight",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${[...OFF_FOR_TESTS, ...OWN_PAGES].join(",")}`,
  ];
  const root = process.getuid && process.getuid() === 0;
  return root ? ["--no-sandbox", ...quiet] : quiet;
}

function isBrowser(path) {
  // On Windows `--version` opens a window instead.
  return process.platform === "win32" ? existsSync(path) : starts(path);
}

/**
 * Whether there is a program that starts. The file may be a stub that only prints how to install it, so its version is
 * read.
 * @param {string} path
 * @returns {boolean}
 */
export function starts(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 15000 }).status === 0;
}

/**
 * Where a program of this name can be on the PATH.
 * @param {string} name
 * @returns {string[]}
 */
export function onThePath(name) {
  const folders = (process.env.PATH || "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name));
}

function ofPlaywright() {
  const caches = {
    darwin: join(homedir(), "Library", "Caches", "ms-playwright"),
    win32: join(process.env.LOCALAPPDATA || homedir(), "ms-playwright"),
  };
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH || caches[process.platform] || join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return [];
  const newestFirst = readdirSync(cache).sort().reverse();
  // Inside a build there is a folder named after the system.
  const builds = (prefix, programs) =>
    newestFirst
      .filter((build) => build.startsWith(prefix))
      .flatMap((build) => readdirSync(join(cache, build)).map((system) => join(cache, build, system)))
      .flatMap((folder) => programs.map((program) => join(folder, program)));
  return [
    ...builds("chromium_headless_shell-", [
      "chrome-headless-shell",
      "headless_shell",
      "chrome-headless-shell.exe",
      "headless_shell.exe",
    ]),
    ...builds("chromium-", [
      "chrome",
      "Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
      "Chromium.app/Contents/MacOS/Chromium",
      "chrome.exe",
    ]),
  ];
}

function usualPlaces() {
  if (process.platform === "darwin") {
    return [
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ];
  }
  if (process.platform === "win32") {
    return [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => join(folder, "Google/Chrome/Application/chrome.exe"));
  }
  return NAMES.flatMap((name) => ["/usr/bin", "/usr/local/bin", "/snap/bin"].map((folder) => join(folder, name)));
}
