import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";

test("session end: Cancel has the focus and keeps the input (8.3)", async ({ signedIn }) => {
  await signedIn.goto("/user/center?edit=profile");
  const field = signedIn.page.getByLabel(signedIn.t("account:userCenter.nickname"), { exact: true });
  await field.fill("Morning Tea Ltd");
  await signedIn.refuse("/api/User/update", "4027", "Signed in elsewhere", 1);
  await field.focus();
  // The answer arrives while the key is down, as with real users.
  await signedIn.page.keyboard.down("Enter");
  await dialog(signedIn, "Signed in elsewhere").waitFor();
  const stay = { name: signedIn.t("shell:ended.stay") };
  await hasFocus(dialog(signedIn, "Signed in elsewhere").getByRole("button", stay));
  await signedIn.page.keyboard.down("Enter"); // held: repeated
  await signedIn.page.keyboard.up("Enter");
  await hasFocus(dialog(signedIn, "Signed in elsewhere").getByRole("button", stay));
  await signedIn.page.keyboard.press("Space");
  await dialog(signedIn, "Signed in elsewhere").waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("Morning Tea Ltd");
  expect(await signedIn.stored("token")).not.toBeNull();
});

test("session end: without a stored user, the dialog clears the session and reloads without a call (5.9, 8.3)", {
  tags: ["8.3.i"],
}, async ({ visitor, merchant }) => {
  const calls = visitor.requests(/\/api\/Login\/Logout/);
  await visitor.refuse("/api/Login/Login", "4013", "This account is locked", 1);
  await visitor.goto("/login");
  await signInForm(visitor).signIn(merchant);
  await dialog(visitor, "This account is locked").waitFor();
  const reloaded = visitor.page.waitForEvent("load");
  await visitor.button("shell:ended.signIn").click();
  await reloaded;
  await visitor.expectPath("/login");
  expect(calls).toEqual([]);
  await signInForm(visitor).signIn(merchant);
  await visitor.expectPath("/console/index");
});

test("session end: Re-Login calls logout, clears the session, and leads back to the same page (8.3)", {
  tags: ["8.3.f", "8.3.g", "8.3.h"],
}, async ({ signedIn, merchant }) => {
  await signedIn.goto("/order/list?status=paid");
  await signedIn.expectState("list", "noMatch");
  await signedIn.refuse("/api/**", "4011", "Signed in on another device");
  await signedIn.button("list:refresh").click();
  await dialog(signedIn, "Signed in on another device").waitFor();

  await Promise.all([
    signedIn.page.waitForRequest(/\/api\/Login\/Logout\?uid=/),
    signedIn.page.getByRole("button", { name: "Re-Login", exact: true }).click(),
  ]);
  await signedIn.expectPath("/login?redirect=orderList&status=paid");
  await signedIn.expectAnnouncement("Logout succeed");
  expect(await signedIn.stored("token")).toBeNull();

  await signedIn.page.unrouteAll();
  await signedIn.page.reload();
  await signInForm(signedIn).signIn(merchant);
  await signedIn.expectPath("/order/list?status=paid");
});

test("sign-out: without a stored user, it clears the session and reloads without a call or a message (5.9, 8.3)", {
  tags: ["5.9.a"],
}, async ({ signedIn }) => {
  const calls = signedIn.requests(/\/api\/Login\/Logout/);
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "settled");
  await signedIn.page.evaluate(() => localStorage.removeItem("UserIdToken"));
  await Promise.all([signedIn.page.waitForEvent("load"), userMenu(signedIn).choose("shell:user.signOut")]);
  await signedIn.expectPath(/^\/login/);
  await signInForm(signedIn).submit.waitFor();
  expect(await signedIn.stored("token")).toBeNull();
  expect((await signedIn.announcements()).join()).not.toContain("Logout succeed");
  expect(calls).toEqual([]);
});

function dialog({ page }: Person, title: string) {
  return page.getByRole("alertdialog", { name: title });
}
