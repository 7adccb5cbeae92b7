import { existsSync, globSync } from "node:fs";
import { findChromium, onThePath, starts } from "./chromium.mjs";

const FIREFOX_ON_MACOS = "/Applications/Firefox.app/Contents/MacOS/firefox";

/**
 * The browser engines that the console is tested in: how to install each, and the path of its program, or null if it is
 * not installed. WebKit is WebKitGTK with its own driver, on a separate display and message bus.
 */
export const ENGINES = [
  { name: "Chromium", install: "npm test installs it", find: findChromium },
  {
    name: "Firefox",
    install: "apt-get install firefox-esr, or set FIREFOX_PATH",
    find: () => {
      const named = process.env.FIREFOX_PATH;
      const candidates = named ? [named] : [...["firefox-esr", "firefox"].flatMap(onThePath), FIREFOX_ON_MACOS];
      return candidates.find(starts) ?? null;
    },
  },
  {
    name: "WebKit",
    install: "apt-get install webkit2gtk-driver xvfb xauth dbus",
    find: () => {
      const needed = ["WebKitWebDriver", "xvfb-run", "xauth", "dbus-run-session"];
      if (!needed.every((name) => onThePath(name).some((path) => existsSync(path)))) return null;
      return globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] ?? null;
    },
  },
] as const satisfies readonly { name: string; install: string; find: () => string | null }[];

/** A line for each engine that is not installed: that it is not tested, and how to install it. */
export function missingEngines(): string[] {
  const missing = ENGINES.filter(({ find }) => find() === null);
  return missing.map(({ name, install }) => `${name} is not on this machine, so nothing is tried in it (${install}).`);
}
