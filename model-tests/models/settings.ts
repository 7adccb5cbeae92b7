import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

export const settingsModel = modelOf<typeof settings>({
  machine: settings,
  about: "How the frame looks on this device (2.37, 3.12, 4.7)",
  input: { settings: DEFAULT_SETTINGS, menuCollapse: false },
  events: {
    DRAWER_OPENED: plain,
    DRAWER_DISMISSED: plain,
    SWITCHED: {
      "server menu on": { part: "menuFromServer", on: true },
      "server menu off": { part: "menuFromServer", on: false },
      "top menu on": { part: "topMenu", on: true },
      "footer off": { part: "footer", on: false },
    },
    MENU_WIDTH_SET: { possible: { width: 260 }, impossible: { width: 20 } },
    THEME_COLOR_SET: { "a colour": { color: "#0A7F42" }, "no colour": { color: "green" } },
    MENU_TOGGLED: plain,
    COPY_REQUESTED: plain,
    CHANGED_ELSEWHERE: {
      "to the server's menu": { settings: { ...DEFAULT_SETTINGS, menuFromServer: true } },
      "to the defaults": { settings: DEFAULT_SETTINGS },
    },
    SIGNED_IN: plain,
    SIGNED_OUT: plain,
  },
  answers: { loadServerMenu: { accepted: accepted([{ name: "console", path: "/console" }]), refused: refusal() } },
  stateKey: ({ settings: { menuFromServer }, menuCollapse, signedIn }) => ({
    "menu from the server": menuFromServer,
    "menu collapsed": menuCollapse,
    "signed in": signedIn,
  }),
  always: {
    "the server's menu is asked for only where it is wanted, and nobody else's is kept (4.1, 4.7)": ({
      value,
      context,
    }) => value.menuSource === "local" || (context.signedIn && context.settings.menuFromServer),
    "menu width and theme colour are possible ones (9.2)": ({
      context: {
        settings: { menuWidth, themeColor },
      },
    }) => menuWidth >= 160 && menuWidth <= 400 && themeColor.startsWith("#"),
  },
});
