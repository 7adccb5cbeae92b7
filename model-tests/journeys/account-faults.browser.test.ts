import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { profileForm } from "#model-tests/browser/areas/account.ts";
import { RUNS_SWEEPS } from "#model-tests/browser/extent.ts";
import { ACCOUNT_CALLS } from "#model-tests/browser/faults/account-calls.ts";
import { checkFaults } from "#model-tests/browser/faults/check-faults.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { HeldCalls } from "#model-tests/walk/held-calls.ts";

/** The identity provider's call needs its own configuration: see identity.browser.test.ts. */
const HERE = [...ACCOUNT_CALLS.entries()].filter(([, { name }]) => name !== "IdentityLogin");

/** One call in `npm test`, all in `npm run sweeps`. */
const DRIVEN = HERE.filter(([, { name }]) => RUNS_SWEEPS || ["Login"].includes(name));

test.for(DRIVEN.map(([turn, call]) => ({ turn, call, name: call.name })))(
  "$name: each failure is shown or ignored as specified, keeps the input, and the action is done once (2.21 to 2.23, 2.32, 2.33, 4.1, 4.9, 7.1, 7.3 to 7.8, 7.10, 7.11, 7.13 to 7.15, 8.1 to 8.4, 8.6, 9.1)",
  async ({ turn, call }, { openConsole, merchant, service }) => {
    const person = await openConsole(call.isSignedIn ? { signedInAs: merchant } : {});
    await checkFaults(call, turn, { person, merchant, service });
  },
);

/** Proposed calls of the user centre, which are covered as a resource and a list. */
const OF_THE_USER_CENTER = ["/api/Session/", "/api/Event/"];

test("every call of the account is tested (7.3 to 7.15)", () => {
  const folder = join(import.meta.dirname, "../../contracts/account");
  const made = readdirSync(folder)
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/\/api\/\w+\/\w+/g) ?? [])
    .filter((path) => !OF_THE_USER_CENTER.some((start) => path.startsWith(start)));
  expect(new Set(ACCOUNT_CALLS.map(({ path }) => path))).toEqual(new Set(made));
});

sweep(
  "profile, last sign-in: a late answer to an earlier request is ignored (7.8, 7.15)",
  async ({ signedIn, merchant }) => {
    const { page, context, t } = signedIn;
    const held = new HeldCalls();
    await held.hold(context, "/api/user/logout");
    await held.hold(context, "/api/Login/CheckLastLogin");
    await signedIn.goto("/console/index");
    const olderProfile = await held.next("/api/user/logout");
    const olderLogin = await held.next("/api/Login/CheckLastLogin");

    const menu = page.getByRole("navigation", { name: t("frame:navigation.label") });
    await menu.getByRole("link", { name: t("frame:menu.userCenter") }).click();
    await (await held.next("/api/Login/CheckLastLogin")).continue();
    const prompt = profileForm(signedIn);
    await prompt.edit.click();
    await prompt.field.fill("Mei Ling");
    const isGivenUp = page.waitForEvent("requestfailed", {
      predicate: (request) => request === olderProfile.request(),
    });
    await prompt.save.click();
    await isGivenUp;
    await (await held.next("/api/user/logout")).continue();
    await signedIn.expectState("session", "settled");
    await signedIn.expectText("frame:lastLogin.first");

    const nickName = "Before";
    await olderLogin.fulfill({
      json: { success: true, resData: { at: "2020-02-02T02:02:02Z", method: "password", device: "Elsewhere" } },
    });
    await olderProfile.fulfill({
      json: { success: true, resData: { accountId: merchant.user.id, email: merchant.email, nickName } },
    });
    await olderLogin.request().response();
    await page.locator("dd").getByText("Mei Ling").first().waitFor();
    const old = page.getByText(/Before|Elsewhere/).filter({ visible: true });
    expect(await old.count()).toBe(0);
  },
);
