import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("no frame between two screens is empty, from the sign-in on", async ({ visitor, merchant }) => {
  const { page, say } = visitor;
  await visitor.goTo("/login");
  await recordFrames(visitor);
  await signInForm(visitor).signIn(merchant);
  await visitor.arrivesAt("/console/index");
  for (const [title, path] of [
    ["orders", "/order/list"],
    ["wallet", "/wallet/index"],
    ["userCenter", "/user/center"],
  ] as const) {
    await page
      .locator(".side-menu")
      .getByRole("link", { name: say(`frame:menu.${title}`), exact: true })
      .click();
    await visitor.arrivesAt(path);
  }
  await page.goBack();
  await visitor.arrivesAt("/wallet/index");

  expect(await page.evaluate(() => [...new Set(Reflect.get(window, "framesSeen"))])).toEqual(["filled"]);
});

test("signing out loads one page, the sign-in, which leads back (4.1, 2.20)", async ({ signedIn }) => {
  const { page, say } = signedIn;
  await signedIn.goTo("/wallet/index");
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url().replace(signedIn.url, ""));
  });
  await page.getByRole("button", { name: say("shell:user.menuOf", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: say("shell:user.signOut") }).click();
  await signedIn.readsLiterally("Logout succeed");
  expect(loaded).toEqual(["/login?redirect=wallet"]);
});

/** Notes of each frame whether the page's main part shows anything. */
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
