import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("navigation: no painted frame between two screens is empty", async ({ visitor, merchant }) => {
  const { page, t } = visitor;
  await visitor.goto("/login");
  await recordFrames(visitor);
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/console/index");
  for (const [title, path] of [
    ["orders", "/order/list"],
    ["wallet", "/wallet/index"],
    ["userCenter", "/user/center"],
  ] as const) {
    await page
      .locator(".side-menu")
      .getByRole("link", { name: t(`frame:menu.${title}`), exact: true })
      .click();
    await visitor.expectPath(path);
  }
  await page.goBack();
  await visitor.expectPath("/wallet/index");

  expect(await page.evaluate(() => [...new Set(Reflect.get(window, "framesSeen"))])).toEqual(["filled"]);
});

/** Records for each frame whether the main part of the page is empty. */
async function recordFrames({ page }: Person) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "framesSeen", seen);
    const note = () => {
      const main = document.querySelector("main");
      seen.push(
        main && main.childElementCount > 0 && main.offsetHeight > 0 && main.innerText.trim() ? "filled" : "empty",
      );
      requestAnimationFrame(note);
    };
    note();
  });
}
