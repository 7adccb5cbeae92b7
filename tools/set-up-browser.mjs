import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";

/**
 * Installs a Chromium for the tests: as root on Debian the distribution's package with its libraries, otherwise
 * Playwright's build in the user's cache. When neither works, stops and says what to do.
 * @param {{ root: string, node: string, say: (line: string) => void, stop: (what: string, next: string[]) => never }}
 * how
 * @returns {string} the path of its executable
 */
export function installChromium(how) {
  if (process.env.CHROMIUM_PATH) {
    how.stop(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is no browser that starts.`, [
      "Correct it, or leave it out to have one found or installed.",
    ]);
  }
  const ways = [() => ofPlaywright(how)];
  if (isDebian() && isRoot()) ways.unshift(() => ofDebian(how));
  for (const install of ways) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  return how.stop("The tests run in a real Chromium, and none was found or could be installed.", [
    "Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.",
    isRoot() || process.platform !== "linux"
      ? "Without a network there is nothing to install it from: what was tried stands above."
      : "If one was installed but does not start, its system libraries are missing: `npx playwright-core install-deps chromium` as root.",
  ]);
}

function ofPlaywright(how) {
  how.say("Installing Chromium (Playwright's build) …");
  spawnSync(how.node, [join(how.root, "node_modules/playwright-core/cli.js"), "install", "--only-shell", "chromium"], {
    stdio: "inherit",
    timeout: 600000,
  });
}

function ofDebian(how) {
  how.say("Installing Chromium (Debian's package) …");
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: "noninteractive" });
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]]) {
    const result = spawnSync("apt-get", ["-qq", ...words], {
      stdio: ["ignore", "ignore", "inherit"],
      env,
      timeout: 600000,
    });
    if (result.status !== 0) return;
  }
}

function isRoot() {
  return Boolean(process.getuid) && process.getuid() === 0;
}

function isDebian() {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}
