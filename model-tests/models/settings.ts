import { isDeepStrictEqual } from "node:util";
import { DEFAULT_SETTINGS, settings } from "#machines/shell/settings.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  all,
  any,
  contextValue,
  exactly,
  fromState,
  hadContext,
  inState,
  type Moment,
  never,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

/** Only these settings change. */
const changedBy =
  (changes: object) =>
  (settings: unknown, { before }: Moment) =>
    isDeepStrictEqual(settings, { ...before?.context.settings, ...changes });
const APPLIED_AND_STORED = [
  ["applySettings", contextValue("settings")],
  ["storeSettings", contextValue("settings")],
] as const;

export const settingsModel = modelOf<typeof settings>({
  machine: settings,
  description: "How the frame looks on this device (2.37, 3.12, 4.7)",
  input: { settings: DEFAULT_SETTINGS, menuCollapse: false },
  events: {
    ...noPayload("DRAWER_OPENED", "DRAWER_DISMISSED"),
    SWITCHED: {
      "server menu on": { part: "menuFromServer", on: true },
      "server menu off": { part: "menuFromServer", on: false },
      "top menu on": { part: "topMenu", on: true },
      "top menu off": { part: "topMenu", on: false },
      "footer off": { part: "footer", on: false },
    },
    MENU_WIDTH_SET: { possible: { width: 260 }, impossible: { width: 20 } },
    THEME_COLOR_SET: { "a colour": { color: "#0A7F42" }, "no colour": { color: "green" } },
    ...noPayload("MENU_TOGGLED", "COPY_REQUESTED"),
    CHANGED_ELSEWHERE: {
      "to the server's menu": { settings: { ...DEFAULT_SETTINGS, menuFromServer: true } },
      "to the defaults": { settings: DEFAULT_SETTINGS },
    },
    ...noPayload("SIGNED_IN", "SIGNED_OUT"),
  },
  answers: { loadServerMenu: { accepted: accepted([{ name: "console", path: "/console" }]), refused: refusal() } },
  stateKey: ({ settings: { menuFromServer }, menuCollapse, signedIn }) => ({
    "menu from the server": menuFromServer,
    "menu collapsed": menuCollapse,
    "signed in": signedIn,
  }),
  always: {
    "the server's menu is loaded only with its setting on and a session (4.1, 4.7)": ({ value, context }) =>
      value.menuSource === "local" || (context.signedIn && context.settings.menuFromServer),
    "menu width and theme colour are valid (9.2)": ({
      context: {
        settings: { menuWidth, themeColor },
      },
    }) => menuWidth >= 160 && menuWidth <= 400 && themeColor.startsWith("#"),
  },
  overTime: {
    "switching the top menu unfolds the side menu (4.7)": when(
      onEvent("SWITCHED", "top menu on", "top menu off"),
    ).exactly((moment) => ({
      context: { settings: changedBy({ topMenu: moment.step?.event["on"] }), menuCollapse: false },
      effects: [...APPLIED_AND_STORED, ["storeCollapse", false]],
    })),
    "signed in, switching to the server's menu loads it with a notice (4.7, 8.5)": when(
      "SWITCHED (server menu on)",
      hadContext({ signedIn: true }),
    ).exactly({
      state: "menuSource.loading",
      context: { settings: changedBy({ menuFromServer: true }) },
      effects: [...APPLIED_AND_STORED, ["storeCollapse", contextValue("menuCollapse")], ["showMenuNotice", "loading"]],
      calls: { loadServerMenu: undefined },
    }),
    "a valid menu width is applied and stored (2.39, 4.7)": when("MENU_WIDTH_SET (possible)").exactly({
      context: { settings: changedBy({ menuWidth: 260 }) },
      effects: APPLIED_AND_STORED,
    }),
    "a theme colour is applied and stored (2.37, 4.7)": when("THEME_COLOR_SET (a colour)").exactly({
      context: { settings: changedBy({ themeColor: "#0A7F42" }) },
      effects: APPLIED_AND_STORED,
    }),
    "an invalid width or colour is ignored (9.2)": when(
      any("MENU_WIDTH_SET (impossible)", "THEME_COLOR_SET (no colour)"),
    ).isIgnored(),
    "folding and unfolding the side menu is stored (2.39)": when("MENU_TOGGLED").exactly({
      context: { menuCollapse: (folded: boolean, { before }: Moment) => folded !== before?.context.menuCollapse },
      effects: [["storeCollapse", contextValue("menuCollapse")]],
    }),
    "switching on the server's menu in another tab loads it here once (4.7)": when(
      "CHANGED_ELSEWHERE (to the server's menu)",
    ).then((moment) => {
      const { signedIn, settings: before } = moment.before?.context ?? {};
      const isFetched = signedIn && !before.menuFromServer;
      return exactly({
        ...(isFetched && { state: "menuSource.loading", calls: { loadServerMenu: undefined } }),
        context: { settings: { ...DEFAULT_SETTINGS, menuFromServer: true } },
        effects: [
          ["applySettings", contextValue("settings")],
          ...(isFetched ? [["showMenuNotice", "loading"] as const] : []),
        ],
      })(moment);
    }),
    "signing in loads the server's menu if its setting is on (4.7, 8.5)": when("SIGNED_IN").then((moment) => {
      const isFetched = moment.before?.context.settings.menuFromServer;
      return exactly({
        state: isFetched ? "menuSource.loading" : "menuSource.local",
        context: { signedIn: true },
        ...(isFetched && { effects: [["showMenuNotice", "loading"]], calls: { loadServerMenu: undefined } }),
      })(moment);
    }),
    "a sign-out clears the server's menu (4.1)": when("SIGNED_OUT").exactly({
      state: "menuSource.local",
      context: { signedIn: false, serverMenu: [] },
    }),
    "a loaded menu is stored, and its success is shown (8.5)": when("loadServerMenu answers (accepted)").exactly({
      state: "menuSource.server",
      context: { serverMenu: [{ name: "console", path: "/console" }] },
      effects: [["showMenuNotice", "success"]],
    }),
    "a failed menu is reported, and the default menu stays (8.5)": when(
      any("loadServerMenu answers (refused)", "loadServerMenu fails"),
    ).exactly({ state: "menuSource.unavailable", effects: [["showMenuNotice", "error"]] }),
    "the drawer opens only on request (2.37)": never(inState("drawer.open")).before("DRAWER_OPENED"),
    "the button opens the drawer, and Close closes it (2.37, 4.7)": when(
      any("DRAWER_OPENED", "DRAWER_DISMISSED"),
    ).exactly((moment) => ({ state: onEvent("DRAWER_OPENED")(moment) ? "drawer.open" : "drawer.closed" })),
    "copying copies the current settings (2.37)": when("COPY_REQUESTED")
      .from("drawer.open")
      .exactly({ effects: [["copySettings", contextValue("settings")]] }),
    "copying from or closing a closed drawer, and opening an open one, are ignored (2.37)": when(
      any(
        all(any("COPY_REQUESTED", "DRAWER_DISMISSED"), fromState("drawer.closed")),
        all("DRAWER_OPENED", fromState("drawer.open")),
      ),
    ).isIgnored(),
  },
});
