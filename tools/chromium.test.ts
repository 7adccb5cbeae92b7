import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { findChromium } from "./chromium.mjs";
import { project } from "./testing/project.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A folder with a program of that name that exits with the given code. */
function program(path: string, code: number): string {
  const root = project({ [path]: `#!/bin/sh\nexit ${code}\n` });
  chmodSync(join(root, path), 0o755);
  return root;
}

test("only the browser of CHROMIUM_PATH is used, even when it does not start", () => {
  const good = join(program("browser", 0), "browser");
  vi.stubEnv("CHROMIUM_PATH", good);
  expect(findChromium()).toBe(good);
  vi.stubEnv("CHROMIUM_PATH", join(program("browser", 1), "browser"));
  expect(findChromium()).toBeNull();
});

test("a stub on the PATH is skipped for a browser that starts", () => {
  const [stub, good] = [program("chromium", 10), program("chromium-browser", 0)];
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", stub);
  vi.stubEnv("PATH", `${stub}:${good}`);
  expect(findChromium()).toBe(join(good, "chromium-browser"));
});

test("Playwright's newest build is found in its cache", () => {
  const cache = program("chromium-1200/chrome-linux/chrome", 0);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", cache);
  expect(findChromium()).toBe(join(cache, "chromium-1200/chrome-linux/chrome"));
});

test("a headless shell is preferred to a full browser", () => {
  const cache = program("chromium-1200/chrome-linux/chrome", 0);
  const folder = join(cache, "chromium_headless_shell-1199/chrome-linux");
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(cache, "chromium-1200/chrome-linux/chrome"), join(folder, "headless_shell"));
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PLAYWRIGHT_BROWSERS_PATH", cache);
  expect(findChromium()).toBe(join(folder, "headless_shell"));
  expect(findChromium({ windowed: true })).toBe(join(cache, "chromium-1200/chrome-linux/chrome"));
});

test("a headless shell is never used for a window, not even when CHROMIUM_PATH names it", () => {
  const shell = join(program("chrome-headless-shell", 0), "chrome-headless-shell");
  vi.stubEnv("CHROMIUM_PATH", shell);
  expect(findChromium()).toBe(shell);
  expect(findChromium({ windowed: true })).toBeNull();
});
