/*
 * Checks the specification's statements about machines in their approved tables, which `generation.test.ts` compares
 * with the machines.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PRODUCT } from "#model-tests/product.ts";

test("sign-in: a failed one clears the token", { tags: ["4.1.b"] }, () => {
  leads("session", "identity signingIn", "signIn answers (refused)", "clearSession()");
  leads("session", "identity signingIn", "signIn fails", "clearSession()");
});

test("sign-out: resets the profile and the tabs, and clears the server's menu", { tags: ["4.1.d"] }, () => {
  leads("session", "identity signingOut", "signOut answers (of a stored user)", "profile = null");
  leads("tabs", "open [/console, /bills?page=2, /applications]", "SIGNED_OUT", "open [/console],");
  leads("settings", "signed in", "SIGNED_OUT", "serverMenu = []");
});

test("profile: the loaded one is the session's", { tags: ["7.8.b"] }, () =>
  leads("session", "loadingProfile", "loadProfile answers (with another name)", "profile = answer.value"),
);

test("role: switches between user and admin without a call", { tags: ["4.2.a", "6.2.a"] }, () => {
  leads("role", "user", "SWITCHED", 'admin | emit roleSwitched(role: "admin") |');
  leads("role", "admin", "SWITCHED", 'user | emit roleSwitched(role: "user") |');
});

test("language: an empty or the current one changes nothing", { tags: ["4.9.a", "5.10.a"] }, () => {
  leads("languageChange", "anywhere", "CHOSEN (none)", "ignored");
  leads("languageChange", "current en-US, no chosen", "CHOSEN (the same)", "ignored");
});

test("order: Finish Pay leads from pending to waiting, and the chain to paid", { tags: ["4.4.b", "4.4.c"] }, () => {
  leads("orderPayment", "payment pending.open", "FINISH_PAY", "payment finishing", "invoke finishPayment(");
  leads("orderPayment", "payment finishing", "finishPayment answers (waiting)", "payment waiting");
  leads("orderPayment", "order waiting", "loadOrder answers (paid)", "payment paid");
});

test("order: a pending one is cancelled after a confirmation", { tags: ["4.4.e"] }, () => {
  leads("orderPayment", "payment pending.open", "CANCEL_CONFIRMED", "ignored");
  leads("orderPayment", "payment pending.confirmingCancel", "CANCEL_CONFIRMED", "invoke cancelOrder(");
  leads("orderPayment", "payment cancelling", "cancelOrder answers (cancelled)", "payment cancelled");
});

test("settings: switching the top menu on or off unfolds the side menu", { tags: ["4.7.e"] }, () => {
  leads("settings", "", "SWITCHED (top menu on)", "menuCollapse = false");
  leads("settings", "", "SWITCHED (top menu off)", "menuCollapse = false");
});

test("settings: the server's menu is fetched when it is switched on, and shown", { tags: ["4.7.d", "7.9.b"] }, () => {
  leads("settings", "no menu collapsed, signed in", "SWITCHED (server menu on)", "invoke loadServerMenu()");
  leads("settings", "menuSource loading", "loadServerMenu answers (accepted)", "menuSource server", "= answer.value");
});

test("tabs: hold five values, and no screen whose route excludes it", { tags: ["3.4.a", "9.8.a"] }, () => {
  const tab = 'title: "console", name: "console", fullPath: "/console", query: {}, ignoreCache: false';
  leads("tabs", "open [/console], no kept", "VISITED (orders)", "open [/console, /orders]", tab, "kept = []");
});

/** Expects each row of this event from such a situation to have these texts. */
function leads(machine: string, situation: string, event: string, ...texts: readonly string[]) {
  const rows = readFileSync(join(PRODUCT.tables, `${machine}.md`), "utf8").split("\n");
  const found = rows.filter((row) => {
    const [from = "", events = ""] = row.replace(/^\| /, "").split(" | ");
    return from.includes(situation) && events.split(", ").includes(event);
  });
  expect(found).not.toEqual([]);
  for (const row of found) for (const text of texts) expect(row).toContain(text);
}
