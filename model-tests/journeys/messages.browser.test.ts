import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { userMenu } from "#model-tests/browser/areas/account.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { onlyInSweeps } from "#model-tests/browser/extent.ts";
import { test as journey, testWith } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import { everyWalkPaths, replaysOf, triedIn } from "#model-tests/engine/index.ts";
import { sessionModel } from "#model-tests/models/session.ts";
import { RECORDING, sessionOf } from "#model-tests/product/recording.ts";
import { sessionWalk } from "#model-tests/walks/session.ts";

/** A test in mock mode (7.17). */
const test = testWith({ SANDBOX_MOCK: "1" });
const sweep = onlyInSweeps(test);
/** Texts that only the debug code contains. */
const MOCK_CODE = /\/api\/message\/(list|read)|\/api\/user\/info|"\/mock"|merchant-console-session/;

test("messages: are read one by one or by tab, only unread ones are sent, and they stay read (2.36, 3.13, 4.8, 7.17)", {
  tags: ["4.8.a"],
}, async ({ signedIn }) => {
  const { page, t } = signedIn;
  const box = messageBox(signedIn);
  const reads = signedIn.requests(/\/mock\/api\/message\/read$/);
  const posted = () => reads.map((request) => request.postDataJSON());
  await signedIn.goto("/order/list");
  await box.counts(6);
  await box.open();
  await signedIn.expectState("messages", "shown");
  await hasFocus(box.tab("message"));

  // By keyboard: the first message is marked as read and keeps the focus.
  await box.rows.first().focus();
  await page.keyboard.press("Enter");
  await box.counts(5);
  expect(posted()).toEqual([[1]]);
  await hasFocus(box.rows.first());
  await page.keyboard.press("Enter");

  await box.tab("message").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await box.tab("todo").getAttribute("aria-selected")).toBe("true");
  for (const kind of ["opened", "inProgress"]) await box.dialog.getByText(t(`messages:kind.${kind}`)).waitFor();
  await page.keyboard.press("ArrowLeft");
  for (const kind of ["notStarted", "expiringSoon"]) await box.dialog.getByText(t(`messages:kind.${kind}`)).waitFor();

  await box.allRead.click();
  await box.counts(3);
  expect(posted()).toEqual([[1], [3, 4]]);
  expect(await box.allRead.isDisabled()).toBe(true);
  await box.empty.click();
  await signedIn.expectText("messages:none.notice");

  await page.keyboard.press("Escape");
  await box.dialog.waitFor({ state: "hidden" });
  await hasFocus(box.bell);
  await page.reload();
  await box.counts(3);
});

sweep(
  "mock mode: signing out calls the mock and ends the session at the service (4.1, 7.7, 7.17)",
  async ({ signedIn }) => {
    const { page } = signedIn;
    await signedIn.goto("/order/list");
    await messageBox(signedIn).counts(6);
    const calls = [page.waitForRequest("**/mock/api/user/logout"), page.waitForRequest("**/api/Login/Logout?**")];
    await userMenu(signedIn).choose("shell:user.signOut");
    await Promise.all(calls);
    await signedIn.expectPath(/^\/login/);
    await signedIn.expectAnnouncement(signedIn.t("shell:notice.signedOut"));
  },
);

journey(
  "no mock mode: no mock call, none of its code, and no mock messages (2.36, 4.2, 7.17)",
  async ({ signedIn }) => {
    const asked = signedIn.requests(/./);
    const box = messageBox(signedIn);
    await signedIn.goto("/console/index");
    await signedIn.expectState("messages", "shown");
    await box.counts(0);
    await box.open();
    for (const tab of ["message", "notice", "todo"] as const) {
      await box.tab(tab).click();
      await signedIn.expectText(`messages:none.${tab}`);
    }
    expect(await box.allRead.isDisabled()).toBe(true);
    expect(await axeFindings(signedIn.page)).toEqual([]);
    await box.switchRole.click();
    await signedIn.expectAnnouncement(signedIn.t("shell:notice.roleSwitched", { role: signedIn.t("shell:role.user") }));

    const scripts = asked.filter((request) => request.resourceType() === "script");
    const loaded = await Promise.all(scripts.map(async (request) => (await (await request.response())?.text()) ?? ""));
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((script) => MOCK_CODE.test(script))).toEqual([]);
    expect(asked.map((request) => request.url()).filter((url) => /\/mock\b/.test(url))).toEqual([]);
    expect(await signedIn.page.locator(".mock-mark").count()).toBe(0);
  },
);

sweep(
  "session recording: continues after the session ends, contains no personal values, and can be replayed (7.17)",
  async ({ merchant, signedIn }) => {
    const { page } = signedIn;
    await signedIn.goto("/order/list");
    await signedIn.expectState("session", "settled");
    expect(await axeFindings(page)).toEqual([]);
    // No dialog covers it.
    await openSettings(signedIn);
    expect(sessionOf(await saved()).events.at(-1)).toMatchObject({ machine: "settings" });
    await page.keyboard.press("Escape");
    await signedIn.expectState("settings", '"closed"');
    await userMenu(signedIn).choose("shell:user.signOut");
    await signedIn.expectPath("/login");
    const path = await saved();

    expect(readFileSync(path, "utf8")).not.toMatch(new RegExp([merchant.email, merchant.token].join("|")));
    const record = sessionOf(path);
    const [session] = triedIn([record], [sessionModel]);
    expect(session?.transitions.covered).toContain("identity.signedIn: SIGN_OUT → identity.signingOut");
    expect(replaysOf(everyWalkPaths(sessionWalk), record, RECORDING.harmless)[0]).toMatchObject({
      walked: 4,
      of: 4,
      reason: null,
    });

    async function saved() {
      const downloading = page.waitForEvent("download");
      await signedIn.button("debug:save").click();
      return (await downloading).path();
    }
  },
);
