import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { consoleHome } from "#model-tests/browser/areas/screen-situations.ts";
import { test } from "#model-tests/browser/journey.ts";

// One rule of base.css stops every transition and animation, and the chart asks by itself.
test("reduced motion: nothing moves in a drawer, a menu or the chart, unlike without it", async ({
  openConsole,
  demo,
}) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    const person = await openConsole({ signedInAs: demo });
    const { page } = person;
    await person.context.addInitScript(recordMotion);
    await page.emulateMedia({ reducedMotion });
    await person.goto("/console/index");
    await consoleHome(person);
    await page.evaluate(() => globalThis.moved?.clear());
    await page.getByRole("radio", { name: "1 month", exact: true }).press("Space");
    await page.locator('[data-machine="receiptsTrend"] [aria-busy="true"]').waitFor({ state: "detached" });
    const still = reducedMotion === "reduce";
    if (still) await page.evaluate(someFrames);
    else await expect.poll(() => movements(page)).toContain("the chart");
    await (await openSettings(person)).close();
    await page.locator(".user-button").click();
    await page.getByRole("menu").waitFor();
    if (still) expect(await movements(page)).toEqual([]);
    else await expect.poll(() => movements(page)).toContainEqual(expect.stringMatching(/^transition|^animation/));
  }
});

declare global {
  /** What has moved in this document. */
  var moved: Set<string> | undefined;
}

/** Runs in each document: records transitions and animations of more than a frame, and what scripts draw in many steps. */
function recordMotion(): void {
  const [A_FRAME, MANY] = [20, 6];
  const moved = new Set<string>();
  globalThis.moved = moved;
  for (const type of ["transitionrun", "animationstart"])
    addEventListener(type, ({ target }) => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || effect.target !== target) continue;
        const { activeDuration = 0, delay = 0 } = effect.getComputedTiming();
        if (Number(activeDuration) + Number(delay) > A_FRAME) moved.add(`${type} of ${effect.target?.className}`);
      }
    });
  const steps = new WeakMap<Node, number>();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      steps.set(target, (steps.get(target) ?? 0) + 1);
      if ((steps.get(target) ?? 0) >= MANY) moved.add("the chart");
    }
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["d", "transform"] });
}

async function someFrames(): Promise<void> {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
}

function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis.moved ?? [])]);
}
