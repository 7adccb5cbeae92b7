import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { ServerMenu } from "#contracts/shell/load-menu.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { DEFAULT_SETTINGS, type Settings, settings } from "./settings.ts";

test("settings: the defaults are as specified (2.39, 9.2)", {
  tags: ["2.39.b", "2.39.c", "2.39.d", "9.2.a", "9.2.c", "3.12.a"],
}, () => {
  expect(DEFAULT_SETTINGS).toEqual({
    navbar: true,
    menu: true,
    topMenu: false,
    footer: true,
    tabBar: false,
    menuFromServer: false,
    colorWeak: false,
    menuWidth: 220,
    themeColor: "#165DFF",
  });
});

test.each(["navbar", "menu", "topMenu", "footer", "tabBar", "colorWeak"] as const)(
  "settings: switching %s is applied and stored at once (4.7)",
  { tags: ["4.7.a"] },
  (part) => {
    const { actor, applied, stored } = drawer();
    const on = !DEFAULT_SETTINGS[part];
    actor.send({ type: "SWITCHED", part, on });
    expect(applied.at(-1)).toEqual({ ...DEFAULT_SETTINGS, [part]: on });
    expect(stored).toEqual([applied.at(-1)]);
  },
);

test("settings: switching the top menu on or off expands the menu (4.7)", { tags: ["4.7.e"] }, () => {
  const { actor } = drawer();
  for (const on of [true, false]) {
    actor.send({ type: "MENU_TOGGLED" });
    for (const part of ["navbar", "menu", "footer", "tabBar"] as const) actor.send({ type: "SWITCHED", part, on });
    expect(actor.getSnapshot().context.menuCollapse).toBe(true);
    actor.send({ type: "SWITCHED", part: "topMenu", on });
    expect(actor.getSnapshot().context.menuCollapse).toBe(false);
  }
});

test("settings: an invalid width or colour changes nothing (3.12)", () => {
  const { actor, applied, stored } = drawer();
  for (const width of [0, 159, 401, 220.5, Number.NaN]) actor.send({ type: "MENU_WIDTH_SET", width });
  for (const color of ["red;background:url(x)", "x#165dff", "#165dff0", "#165df", "#165dfg"])
    actor.send({ type: "THEME_COLOR_SET", color });
  expect(stored).toEqual([]);

  for (const width of [160, 400]) actor.send({ type: "MENU_WIDTH_SET", width });
  expect(applied.map(({ menuWidth }) => menuWidth)).toEqual(expect.arrayContaining([160, 400]));

  actor.send({ type: "MENU_WIDTH_SET", width: 300 });
  actor.send({ type: "THEME_COLOR_SET", color: "#0fc6c2" });
  expect(applied.at(-1)).toMatchObject({ menuWidth: 300, themeColor: "#0fc6c2" });
});

test("settings: the server's menu is loaded with notices when switched on, and no longer used when switched off (4.7, 7.9, 8.5)", {
  tags: ["4.7.d", "7.9.b", "8.5.a", "8.5.b"],
}, async () => {
  const { actor, loadServerMenu, notices } = drawer();
  const menu: ServerMenu = [{ name: "Workplace", path: "/dashboard/workplace" }];
  actor.send({ type: "SIGNED_IN" });
  actor.send({ type: "SWITCHED", part: "menuFromServer", on: true });
  await loadServerMenu.answers(accepted(menu));
  expect(notices).toEqual(["loading", "success"]);
  expect(actor.getSnapshot()).toMatchObject({ value: { menuSource: "server" }, context: { serverMenu: menu } });

  actor.send({ type: "SWITCHED", part: "menuFromServer", on: false });
  expect(actor.getSnapshot()).toMatchObject({ value: { menuSource: "local" } });
});

function drawer() {
  const applied: Settings[] = [];
  const stored: Settings[] = [];
  const notices: string[] = [];
  const loadServerMenu = deferredCall<Answer<ServerMenu>, unknown>();
  const provided = settings.provide({
    actors: { loadServerMenu: loadServerMenu.logic },
    actions: {
      showMenuNotice: (_, outcome) => notices.push(outcome),
      applySettings: (_, changed) => applied.push(changed),
      storeSettings: (_, kept) => stored.push(kept),
      storeCollapse: () => undefined,
    },
  });
  const actor = createActor(provided, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }).start();
  return { actor, loadServerMenu, applied, stored, notices };
}
