import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium, starts } from "./chromium.mjs";

/** The browser engines that the console is tested in. */
export type EngineName = "Chromium" | "Firefox" | "WebKit";

/** A browser engine: how to install it, and the path of its program, or null if it is not installed. */
export type Engine = { name: EngineName; install: string; find: () => string | null };

const FIREFOX_ON_MACOS = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** WebKit is WebKitGTK with its own driver, on a separate display and message bus. */
export const ENGINES: readonly Engine[] = [
  { name: "Chromium", install: "npm test installs it", find: findChromium },
  {
    name: "Firefox",
    install: "apt-get install firefox-esr, or set FIREFOX_PATH",
    find: () => {
      const named = process.env.FIREFOX_PATH;
      const candidates = named ? [named] : [onPath("firefox-esr"), onPath("firefox"), FIREFOX_ON_MACOS];
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

/** A line for each engine that is not installed: that it is not tested, and how to install it. */
export function missingEngines(): string[] {
  const missing = ENGINES.filter(({ find }) => find() === null);
  return missing.map(({ name, install }) => `${name} is not on this machine, so nothing is tried in it (${install}).`);
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
