import { expect } from "vitest";
import { frameOf, openSettings } from "#model-tests/browser/areas/frame.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const widthOf = async (locator: ReturnType<typeof frameOf>["side"]) => (await locator.boundingBox())?.width;
const token = ({ page }: Person, name: string) =>
  page.evaluate((property) => getComputedStyle(document.body).getPropertyValue(property), name);

test("settings: defaults as specified, changes apply at once and are kept after a reload (2.37, 2.39, 3.12, 4.7, 9.2, 9.7)", {
  tags: ["2.37.a", "2.37.d", "4.7.a", "4.7.b", "4.7.c", "2.39.c", "9.2.b", "9.7.a"],
}, async ({ signedIn }) => {
  const { page } = signedIn;
  const { bar, side, foot, menu } = frameOf(signedIn);
  await signedIn.goto("/user/center");
  await foot.getByText("© 2024").waitFor();
  expect(await widthOf(side)).toBe(220);
  expect((await bar.boundingBox())?.height).toBe(60);

  const settings = await openSettings(signedIn);
  // It is animated.
  await expect.poll(async () => widthOf(settings.drawer)).toBe(300);
  for (const name of ["Copy settings", "Close"]) {
    await settings.drawer.getByRole("button", { name, exact: true }).first().waitFor();
  }
  await settings.switch("footer").click();
  await foot.waitFor({ state: "hidden" });
  await settings.menuWidth.press("End");
  await expect.poll(() => widthOf(side)).toBe(400);
  await settings.switch("colorWeak").click();
  expect(await page.evaluate(() => document.documentElement.style.filter)).toBe("invert(80%)");
  await settings.color("green").click();
  await expect.poll(() => token(signedIn, "--accent")).toBe("#0a7f42");

  await settings.copy.click();
  await signedIn.expectAnnouncement(signedIn.t("settings:copied"));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(JSON.stringify(JSON.parse(copied), null, 2));
  expect(JSON.parse(copied)).toMatchObject({ footer: false, menuWidth: 400, colorWeak: true, themeColor: "#0A7F42" });
  await settings.close();

  await page.reload();
  await menu.waitFor();
  await expect.poll(() => widthOf(side)).toBe(400);
  expect(await foot.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.style.filter)).toBe("invert(80%)");
  await expect.poll(() => token(signedIn, "--accent")).toBe("#0a7f42");

  const again = await openSettings(signedIn);
  await again.switch("colorWeak").click();
  expect(await page.evaluate(() => document.documentElement.style.filter)).toBe("");
  await again.switch("menu").click();
  await side.waitFor({ state: "hidden" });
});

test("settings: the floating button is shown only without the navbar (2.37, 4.7)", {
  tags: ["2.37.g", "4.7.f"],
}, async ({ signedIn }) => {
  const { page } = signedIn;
  const { bar, settingsButton } = frameOf(signedIn);
  await signedIn.goto("/user/center");
  const settings = await openSettings(signedIn);
  await settings.switch("navbar").click();
  await bar.waitFor({ state: "hidden" });
  await settings.close();

  const place = await settingsButton.boundingBox();
  expect(Math.round(place?.y ?? 0)).toBe(281);
  expect(Math.round((place?.x ?? 0) + (place?.width ?? 0))).toBe(page.viewportSize()?.width);
  // It stays in place while the page scrolls.
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  expect((await settingsButton.boundingBox())?.y).toBe(place?.y);
  const again = await openSettings(signedIn);
  await again.switch("navbar").click();
  await again.close();
  await bar.waitFor();
  expect(await settingsButton.count()).toBe(1);
});
