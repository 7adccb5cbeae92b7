import { frameOf, settingsDrawer } from "#model-tests/browser/areas/frame.ts";
import { settingsModel } from "#model-tests/models/settings.ts";
import { gone, sees } from "#model-tests/walk/looks.ts";
import type { Control, Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const drawer: Control = ({ person }) => settingsDrawer(person).drawer;

/** The frame has the parts that the settings say (2.37). */
const asSet: Look = async ({ person }, { context: { settings } }) => {
  const frame = frameOf(person);
  const shown = { menu: await frame.side.isVisible(), footer: await frame.foot.isVisible() };
  const wanted = { menu: settings.menu && !settings.topMenu, footer: settings.footer };
  if (JSON.stringify(shown) !== JSON.stringify(wanted)) throw new Error(`the frame shows ${JSON.stringify(shown)}`);
};

/** How the frame looks on this device (2.37, 3.12, 4.7). */
export const settingsWalk: MachineWalk = {
  model: settingsModel,
  begins: ["SIGNED_IN"],
  calls: { loadServerMenu: "/api/user/menu" },
  opens: (stage) => stage.opens("/console/index"),
  left: {
    SIGNED_IN: "The session says so as the console opens.",
    SIGNED_OUT: "Signing out leaves the page.",
    "MENU_WIDTH_SET (impossible)": "The slider ends where the menu could not be read.",
    "THEME_COLOR_SET (no colour)": "What can be chosen is a colour.",
    CHANGED_ELSEWHERE: "Another tab does it; the journeys of the settings have one.",
    MENU_TOGGLED: "The menu's own button does it; the journeys of the frame press it.",
  },
  // What is set so already is not set once more; and only the drawer sets anything.
  allows: ({ step: { label, event } }, { snapshot: { value, context } }) => {
    if (label === "SWITCHED") return value.drawer === "open" && context.settings[event.part] !== event.on;
    return !/_SET$/.test(label) || value.drawer === "open";
  },
  does: {
    SWITCHED: ({ person }, { event }) => settingsDrawer(person).switch(event.part).press(" "),
    MENU_WIDTH_SET: ({ person }, { event }) => settingsDrawer(person).menuWidth.fill(String(event.width)),
    THEME_COLOR_SET: ({ person }, { event }) => settingsDrawer(person).anyColor.fill(event.color.toLowerCase()),
    DRAWER_OPENED: ({ person }) => frameOf(person).settingsButton.press("Enter"),
    DRAWER_DISMISSED: ({ person }) => settingsDrawer(person).drawer.press("Escape"),
  },
  controls: {
    DRAWER_OPENED: ({ person }) => frameOf(person).settingsButton,
    DRAWER_DISMISSED: null,
    SWITCHED: null,
    MENU_WIDTH_SET: null,
    THEME_COLOR_SET: null,
    COPY_REQUESTED: ({ person }) => settingsDrawer(person).copy,
  },
  everywhere: asSet,
  sights: {
    "drawer.closed": gone(drawer),
    "drawer.open": sees(drawer),
    appearance: null,
    "menuSource.local": null,
    "menuSource.loading": null,
    "menuSource.server": null,
    "menuSource.unavailable": null,
  },
};

if (import.meta.vitest) walkInBrowser(settingsWalk);
