import { frameOf, settingsDrawer } from "#model-tests/browser/areas/frame.ts";
import { settingsModel } from "#model-tests/models/settings.ts";
import { expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Control, Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const drawer: Control = ({ person }) => settingsDrawer(person).drawer;

/** The button that collapses the menu. */
const toggle: Control = ({ person }) => frameOf(person).side.getByRole("button").first();

/** The frame has the parts that the settings turn on (2.37). */
const expectSettings: Expectation = async ({ person }, { context: { settings, menuCollapse } }) => {
  const frame = frameOf(person);
  const shown = { menu: await frame.side.isVisible(), footer: await frame.foot.isVisible() };
  const wanted = { menu: settings.menu && !settings.topMenu, footer: settings.footer };
  if (JSON.stringify(shown) !== JSON.stringify(wanted)) throw new Error(`the frame shows ${JSON.stringify(shown)}`);
  if (wanted.menu && (await frame.side.getAttribute("data-collapsed")) !== String(menuCollapse))
    throw new Error(`the menu is ${menuCollapse ? "not " : ""}collapsed`);
};

/** The walk of the frame's settings on this device (2.37, 3.12, 4.7). */
export const settingsWalk = defineWalk(import.meta.vitest, {
  model: settingsModel,
  initialSteps: ["SIGNED_IN"],
  calls: { loadServerMenu: "/api/user/menu" },
  open: (stage) => stage.open("/console/index"),
  excluded: {
    SIGNED_IN: { reason: "The session sends it when the console opens." },
    SIGNED_OUT: { reason: "A sign-out leaves the page." },
    "MENU_WIDTH_SET (impossible)": { reason: "The slider allows only valid widths." },
    "THEME_COLOR_SET (no colour)": { reason: "The colour field allows only valid colours." },
  },
  // Choosing the current value sends no event, and only the drawer has the controls.
  isPossible: ({ step: { label, event } }, { snapshot: { value, context } }) => {
    if (label === "MENU_TOGGLED")
      return value.drawer === "closed" && context.settings.menu && !context.settings.topMenu;
    if (label === "SWITCHED") return value.drawer === "open" && context.settings[event.part] !== event.on;
    return !/_SET$/.test(label) || value.drawer === "open";
  },
  actions: {
    MENU_TOGGLED: (stage, _, snapshot) => toggle(stage, snapshot).press("Enter"),
    CHANGED_ELSEWHERE: (stage, { event }) => stage.storeElsewhere({ settings: JSON.stringify(event.settings) }),
    SWITCHED: ({ person }, { event }) => settingsDrawer(person).switch(event.part).press(" "),
    MENU_WIDTH_SET: ({ person }, { event }) => settingsDrawer(person).menuWidth.fill(String(event.width)),
    THEME_COLOR_SET: ({ person }, { event }) => settingsDrawer(person).anyColor.fill(event.color.toLowerCase()),
    DRAWER_OPENED: ({ person }) => frameOf(person).settingsButton.press("Enter"),
    DRAWER_DISMISSED: ({ person }) => settingsDrawer(person).drawer.press("Escape"),
  },
  controls: {
    DRAWER_OPENED: ({ person }) => frameOf(person).settingsButton,
    COPY_REQUESTED: ({ person }) => settingsDrawer(person).copy,
  },
  inEveryState: expectSettings,
  expectations: {
    "drawer.closed": expectHidden(drawer),
    "drawer.open": expectVisible(drawer),
    appearance: null,
    "menuSource.local": null,
    "menuSource.loading": null,
    "menuSource.server": null,
    "menuSource.unavailable": null,
  },
});
