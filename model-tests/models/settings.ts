import { isDeepStrictEqual } from "node:util";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  asItIs,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  never,
  plain,
  remembered,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** The settings as before, but for these. */
const changedBy =
  (changes: object) =>
  (settings: unknown, { before }: Moment) =>
    isDeepStrictEqual(settings, { ...before?.context.settings, ...changes });
const APPLIED_AND_STORED = [
  ["applySettings", asItIs("settings")],
  ["storeSettings", asItIs("settings")],
] as const;

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
    "the server's menu is loaded only where it is wanted, and cleared at sign-out (4.1, 4.7)": ({ value, context }) =>
      value.menuSource === "local" || (context.signedIn && context.settings.menuFromServer),
    "menu width and theme colour are possible ones (9.2)": ({
      context: {
        settings: { menuWidth, themeColor },
      },
    }) => menuWidth >= 160 && menuWidth <= 400 && themeColor.startsWith("#"),
  },
  overTime: {
    "a setting holds at once: the page is changed and it is stored (4.7)": whenever(
      happens("SWITCHED", "footer off"),
    ).then(
      exactly({
        remembers: { settings: changedBy({ footer: false }) },
        does: [...APPLIED_AND_STORED, ["storeCollapse", asItIs("menuCollapse")]],
      }),
    ),
    "switching the top menu unfolds the side menu (4.7)": whenever(happens("SWITCHED", "top menu on")).then(
      exactly({
        remembers: { settings: changedBy({ topMenu: true }), menuCollapse: false },
        does: [...APPLIED_AND_STORED, ["storeCollapse", false]],
      }),
    ),
    "signed in, switching to the server's menu loads it with a notice (4.7, 8.5)": whenever(
      happens("SWITCHED", "server menu on"),
      remembered({ signedIn: true }),
    ).then(
      exactly({
        is: "menuSource.loading",
        remembers: { settings: changedBy({ menuFromServer: true }) },
        does: [...APPLIED_AND_STORED, ["storeCollapse", asItIs("menuCollapse")], ["showMenuNotice", "loading"]],
        asks: { loadServerMenu: undefined },
      }),
    ),
    "signed out, it is loaded after the sign-in (4.1, 4.7)": whenever(
      happens("SWITCHED", "server menu on"),
      remembered({ signedIn: false }),
    ).then(
      exactly({
        is: "menuSource.local",
        remembers: { settings: changedBy({ menuFromServer: true }) },
        does: [...APPLIED_AND_STORED, ["storeCollapse", asItIs("menuCollapse")]],
      }),
    ),
    "without the server's menu the console's own is there (4.7)": whenever(happens("SWITCHED", "server menu off")).then(
      exactly({
        is: "menuSource.local",
        remembers: { settings: changedBy({ menuFromServer: false }) },
        does: [...APPLIED_AND_STORED, ["storeCollapse", asItIs("menuCollapse")]],
      }),
    ),
    "a menu width that can be is applied and stored (2.39, 4.7)": whenever(happens("MENU_WIDTH_SET", "possible")).then(
      exactly({ remembers: { settings: changedBy({ menuWidth: 260 }) }, does: APPLIED_AND_STORED }),
    ),
    "a theme colour is applied and stored (2.37, 4.7)": whenever(happens("THEME_COLOR_SET", "a colour")).then(
      exactly({ remembers: { settings: changedBy({ themeColor: "#0A7F42" }) }, does: APPLIED_AND_STORED }),
    ),
    "what is no width and no colour changes nothing (9.2)": whenever(
      any(happens("MENU_WIDTH_SET", "impossible"), happens("THEME_COLOR_SET", "no colour")),
    ).then(ignored),
    "the side menu folds and unfolds, and that is stored (2.39)": whenever(happens("MENU_TOGGLED")).then(
      exactly({
        remembers: { menuCollapse: (folded: boolean, { before }: Moment) => folded !== before?.context.menuCollapse },
        does: [["storeCollapse", asItIs("menuCollapse")]],
      }),
    ),
    "what another tab stored is applied here, and not stored again (3.12)": whenever(
      happens("CHANGED_ELSEWHERE", "to the defaults"),
    ).then(
      exactly({
        is: "menuSource.local",
        remembers: { settings: DEFAULT_SETTINGS },
        does: [["applySettings", asItIs("settings")]],
      }),
    ),
    "the server's menu that another tab wants is fetched here, once (4.7)": whenever(
      happens("CHANGED_ELSEWHERE", "to the server's menu"),
    ).then((moment) => {
      const { signedIn, settings: before } = moment.before?.context ?? {};
      const isFetched = signedIn && !before.menuFromServer;
      return exactly({
        ...(isFetched && { is: "menuSource.loading", asks: { loadServerMenu: undefined } }),
        remembers: { settings: { ...DEFAULT_SETTINGS, menuFromServer: true } },
        does: [["applySettings", asItIs("settings")], ...(isFetched ? [["showMenuNotice", "loading"] as const] : [])],
      })(moment);
    }),
    "signing in loads the server's menu where it is wanted (4.7, 8.5)": whenever(happens("SIGNED_IN")).then(
      (moment) => {
        const isFetched = moment.before?.context.settings.menuFromServer;
        return exactly({
          is: isFetched ? "menuSource.loading" : "menuSource.local",
          remembers: { signedIn: true },
          ...(isFetched && { does: [["showMenuNotice", "loading"]], asks: { loadServerMenu: undefined } }),
        })(moment);
      },
    ),
    "a sign-out clears the server's menu (4.1)": whenever(happens("SIGNED_OUT")).then(
      exactly({ is: "menuSource.local", remembers: { signedIn: false, serverMenu: [] } }),
    ),
    "a menu that came is kept, and that is told (8.5)": whenever(happens("loadServerMenu answers", "accepted")).then(
      exactly({
        is: "menuSource.server",
        remembers: { serverMenu: [{ name: "console", path: "/console" }] },
        does: [["showMenuNotice", "success"]],
      }),
    ),
    "a menu that did not come is told, and the console's own stays (8.5)": whenever(
      any(happens("loadServerMenu answers", "refused"), happens("loadServerMenu fails")),
    ).then(exactly({ is: "menuSource.unavailable", does: [["showMenuNotice", "error"]] })),
    "the drawer is closed at first (2.37)": never(is("drawer.open")).before(happens("DRAWER_OPENED")),
    "the button opens the drawer, and Close closes it (2.37, 4.7)": whenever(
      any(happens("DRAWER_OPENED"), happens("DRAWER_DISMISSED")),
    ).then((moment) => exactly({ is: happens("DRAWER_OPENED")(moment) ? "drawer.open" : "drawer.closed" })(moment)),
    "the settings are copied as they are (2.37)": whenever(happens("COPY_REQUESTED"), was("drawer.open")).then(
      exactly({ does: [["copySettings", asItIs("settings")]] }),
    ),
    "nothing is copied from a drawer that is closed, nor is it closed or opened twice (2.37)": whenever(
      any(
        all(any(happens("COPY_REQUESTED"), happens("DRAWER_DISMISSED")), was("drawer.closed")),
        all(happens("DRAWER_OPENED"), was("drawer.open")),
      ),
    ).then(ignored),
  },
});
