import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { close, processIds, SharedChromium } from "./chromium.ts";
import { requireBuild } from "./global-setup.ts";
import { test } from "./journey.ts";

test("page errors fail a test: console, uncaught error, unhandled rejection, policy violation", async ({ visitor }) => {
  await visitor.goto("/login");
  await visitor.page.evaluate(() => {
    // biome-ignore lint/suspicious/noConsole: this message is what the test expects.
    console.warn("a warning");
    setTimeout(() => {
      throw new Error("an uncaught error");
    });
    void Promise.reject(new Error("an unhandled rejection"));
    const image = document.createElement("img");
    image.src = "https://elsewhere.example/picture.png";
    document.body.append(image);
    try {
      document.body.insertAdjacentHTML("beforeend", "<i>markup from a string</i>");
    } catch {
      // Trusted Types throw; the violation is recorded.
    }
  });
  const patterns = [
    /console\.warning: a warning/,
    /uncaught: Error: an uncaught error/,
    /uncaught: Error: an unhandled rejection/,
    /Policy violation: img-src/,
    /Policy violation: require-trusted-types-for/,
  ];
  for (const pattern of patterns) {
    await expect.poll(() => visitor.errors.unexpected.join("\n")).toMatch(pattern);
  }
  expect(() => visitor.errors.expectNone()).toThrow("an unhandled rejection");
  visitor.errors.allow(/./);
});

test("a Chromium that does not close is killed with a message and replaced", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const chromium = new SharedChromium();
  onTestFinished(() => chromium.stop());
  const stuck = await chromium.browser();
  const context = await stuck.newContext();
  process.kill(processIds.get(stuck) ?? Number.NaN, "SIGSTOP");

  await close(context, 200);
  expect(written).toHaveBeenCalledWith(expect.stringContaining("was killed"));
  const other = await chromium.browser();
  expect(other).not.toBe(stuck);
  expect(await chromium.browser()).toBe(other);
  expect(await (await other.newPage()).evaluate(() => 1 + 1)).toBe(2);
});

test("without a build, the browser tests name the command", () => {
  const empty = mkdtempSync(join(tmpdir(), "no-build-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(() => requireBuild(empty)).toThrow("npm run build");
});
