import { expect } from "vitest";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { consoleHome } from "#model-tests/browser/areas/screen-situations.ts";
import { recordedMotion, recordMotion } from "#model-tests/browser/motion.ts";
import { closeOverlays, navigateFresh, openOverlays } from "#model-tests/browser/overlays.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { LONG, test } from "#model-tests/gallery/every-screen.ts";
import { MOMENT, TIME_ZONE } from "#model-tests/gallery/still-service.ts";
import { openScreen } from "#model-tests/situations/open-screen.ts";

/** Every screen without mocks. */
const SCREENS = EVERY_SCREEN.filter(({ who, mocks }) => (who === "merchant" || who === "visitor") && !mocks);

test("reduced motion: nothing moves on any screen or in what it opens", LONG, async ({ openConsole, still }) => {
  const found: string[] = [];
  for (const who of ["visitor", "merchant"] as const) {
    const person = await openConsole({ ...(who === "merchant" && { signedInAs: still.demo }), timeZone: TIME_ZONE });
    await recordMotion(person.context);
    await person.context.clock.setFixedTime(MOMENT);
    let isInside = false;
    for (const screen of SCREENS.filter((one) => one.who === who)) {
      const path = screen.path(still.order);
      await person.page.setViewportSize({ width: screen.width ?? 1280, height: 900 });
      const isNear = isInside && !screen.isDocument;
      await openScreen(person, screen, () => (isNear ? navigateFresh(person, path) : person.goto(path)));
      isInside = who === "merchant" && !screen.isDocument;
      await drawsChartsAnew(person);
      await opensAll(person).catch((error: unknown) => found.push(`${screen.name}: ${error}`));
      found.push(...(await recordedMotion(person.page)).map((what) => `${screen.name}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});

test("without reduced motion: overlays and charts are animated", LONG, async ({ openConsole, still }) => {
  const person = await openConsole({ signedInAs: still.demo, timeZone: TIME_ZONE });
  await recordMotion(person.context);
  await person.page.emulateMedia({ reducedMotion: "no-preference" });
  await person.goto("/console/index");
  await consoleHome(person);
  await recordedMotion(person.page);
  await drawsChartsAnew(person);
  expect(await recordedMotion(person.page)).toContainEqual(expect.stringMatching(/^(d|transform|style) of (path|g)/));
  await openSettings(person);
  await expect.poll(() => recordedMotion(person.page)).toContainEqual(expect.stringMatching(/^(transition|animation)/));
});

/** Chooses every option of the chart. */
async function drawsChartsAnew({ page }: Person): Promise<void> {
  const charts = page.getByRole("region").filter({ has: page.locator("svg").and(page.getByRole("img")) });
  for (const choice of await charts.getByRole("radio", { checked: false }).all()) {
    if (!(await choice.isVisible())) continue;
    await choice.press("Space");
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, 30);
  }
}

/** Opens and closes each popover and menu of the screen. */
async function opensAll(person: Person): Promise<void> {
  const { page } = person;
  const buttons = page
    .getByRole("main")
    .getByRole("button")
    .and(page.locator("[aria-haspopup]"))
    .filter({ visible: true });
  if ((await openOverlays(person).count()) > 0) return;
  const kinds = new Set<string>();
  for (const button of await buttons.all()) {
    const kind = ((await button.getAttribute("aria-label")) ?? (await button.innerText())).replace(/\S*\d\S*/g, "…");
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await button.press("Enter");
    await expect.poll(() => openOverlays(person).count(), { message: `${kind} opens` }).toBeGreaterThan(0);
    await closeOverlays(person);
  }
}
