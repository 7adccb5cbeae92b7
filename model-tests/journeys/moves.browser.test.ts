import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("navigation: no painted frame between two screens is empty", async ({ visitor, merchant }) => {
  const { page, t } = visitor;
  await visitor.goto("/login");
  const frames = await recordFrames(visitor);
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

  expect([...frames]).toEqual(["filled"]);
});

test("signing out: one page load, of /login with the way back, and no empty frame before it (2.20)", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  await signedIn.goto("/order/packages?term=2");
  await signedIn.expectState("orderPlacement", "choosing");
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  const frames = await recordFrames(signedIn);
  await userMenu(signedIn).choose("shell:user.signOut");
  await signedIn.expectPath("/login?redirect=packages&term=2");
  await signInForm(signedIn).email.waitFor();
  expect(loaded).toEqual(["/login"]);
  expect([...frames]).toEqual(["filled"]);
});

/** Records until the next page load whether the main part of the page is "filled" or "empty" in a frame. */
async function recordFrames({ page }: Person): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  await page.exposeFunction("noteFrame", (frame: string) => void seen.add(frame));
  await page.evaluate(() => {
    let last = "";
    const note = () => {
      const main = document.querySelector("main");
      const isFilled = main && main.childElementCount > 0 && main.offsetHeight > 0 && main.innerText.trim();
      const frame = isFilled ? "filled" : "empty";
      if (frame !== last) Reflect.get(window, "noteFrame")(frame);
      last = frame;
      requestAnimationFrame(note);
    };
    note();
  });
  return seen;
}
