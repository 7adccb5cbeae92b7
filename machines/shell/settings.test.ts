import { expect, test } from "vitest";
import { createActor } from "xstate";
import { DEFAULT_SETTINGS, settings } from "./settings.ts";

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

test("settings: an invalid width or colour is refused (3.12)", () => {
  const snapshot = createActor(settings, { input: { settings: DEFAULT_SETTINGS, menuCollapse: false } }).getSnapshot();
  const widths = [0, 159, 160, 400, 401, 220.5, Number.NaN];
  expect(widths.filter((width) => snapshot.can({ type: "MENU_WIDTH_SET", width }))).toEqual([160, 400]);
  const colors = ["red;background:url(x)", "x#165dff", "#165dff", "#165dff0", "#165df", "#165dfg"];
  expect(colors.filter((color) => snapshot.can({ type: "THEME_COLOR_SET", color }))).toEqual(["#165dff"]);
});
