import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "./chromium.mjs";

/** The browser engines that the console is proven in. */
export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** A browser engine: how to get it, and where its program is, null where it is not on this machine. */
export type Engine = { name: EngineName; install: string; find: () => string | null };

const FIREFOX_ON_MACOS = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** WebKit is WebKitGTK, driven by its own driver, on a display and a message bus of its own. */
export const ENGINES: readonly Engine[] = [
  { name: "Chromium", install: "npm test installs it", find: findChromium },
  {
    name: "Firefox",
    install: "apt-get install firefox-esr, or set FIREFOX_PATH",
    find: () => {
      const named = process.env.FIREFOX_PATH;
      const candidates = named ? [named] : [onPath("firefox-esr"), onPath("firefox"), FIREFOX_ON_MACOS];
      // What only says how to install it has that name as well.
      return candidates.find((path) => path !== null && starts(path)) ?? null;
    },
  },
  {
    name: "WebKit",
    install: "apt-get install webkit2gtk-driver xvfb xauth dbus",
    find: () => {
      const needed = ["WebKitWebDriver", "xvfb-run", "xauth", "dbus-run-session"];
      if (needed.some((name) => onPath(name) === null)) return null;
      return globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] ?? null;
    },
  },
];

/** A line for each engine that is not on this machine: that nothing is tried in it, and how to have it. */
export function missingEngines(): string[] {
  const missing = ENGINES.filter(({ find }) => find() === null);
  return missing.map(({ name, install }) => `${name} is not on this machine, so nothing is tried in it (${install}).`);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 15_000 }).status === 0;
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
