/** The layout settings of this device (2.37, 3.12, 4.7). Changes apply at once; the drawer only shows them. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { ServerMenu } from "#contracts/shell/load-menu.ts";
import { output, wasAccepted } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The settings that are on or off. */
export type Switch = "navbar" | "menu" | "topMenu" | "footer" | "tabBar" | "menuFromServer" | "colorWeak";

export type Settings = Record<Switch, boolean> & {
  /** In pixels. */
  menuWidth: number;
  /** As `#RRGGBB`. */
  themeColor: string;
};

/** The default layout (2.39, 9.2). */
export const DEFAULT_SETTINGS: Settings = {
  navbar: true,
  menu: true,
  topMenu: false,
  footer: true,
  tabBar: false,
  menuFromServer: false,
  colorWeak: false,
  menuWidth: 220,
  themeColor: "#165DFF",
};

/** In pixels: narrower is unreadable, wider leaves too little room. */
export const MENU_WIDTH_RANGE = { min: 160, max: 400 } as const;

export const settings = setup({
  types: {
    input: {} as {
      settings: Settings;
      /** Whether the menu shows only icons; stored, but not one of the settings (3.12). */
      menuCollapse: boolean;
    },
    context: {} as { settings: Settings; menuCollapse: boolean; serverMenu: ServerMenu; signedIn: boolean },
    events: {} as
      | { type: "DRAWER_OPENED" }
      | { type: "DRAWER_DISMISSED" }
      | { type: "SWITCHED"; part: Switch; on: boolean }
      | { type: "MENU_WIDTH_SET"; width: number }
      | { type: "THEME_COLOR_SET"; color: string }
      | { type: "MENU_TOGGLED" }
      | { type: "COPY_REQUESTED" }
      | { type: "CHANGED_ELSEWHERE"; settings: Settings }
      | { type: "SIGNED_IN" }
      | { type: "SIGNED_OUT" },
    tags: {} as "busy",
  },
  actors: { loadServerMenu: fromPromise<Answer<ServerMenu>>(unprovided) },
  guards: {
    isMenuSource: (_, part: Switch) => part === "menuFromServer",
    isServerMenuWanted: ({ context }) => context.signedIn && context.settings.menuFromServer,
    isOtherMenuSource: ({ context }, { menuFromServer }: Settings) =>
      menuFromServer !== context.settings.menuFromServer,
    isPossibleWidth: (_, width: number) =>
      Number.isInteger(width) && width >= MENU_WIDTH_RANGE.min && width <= MENU_WIDTH_RANGE.max,
    isColor: (_, color: string) => /^#[0-9a-f]{6}$/i.test(color),
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
  },
  actions: {
    setSwitch: assign({
      settings: ({ context }, { part, on }: { part: Switch; on: boolean }) => ({ ...context.settings, [part]: on }),
      // The top menu cannot be collapsed, and leaving it shows the whole menu (4.7).
      menuCollapse: ({ context }, { part }) => (part === "topMenu" ? false : context.menuCollapse),
    }),
    setWidth: assign({
      settings: ({ context }, menuWidth: number) => ({ ...context.settings, menuWidth }),
    }),
    setColor: assign({
      settings: ({ context }, themeColor: string) => ({ ...context.settings, themeColor }),
    }),
    applyOtherTabSettings: assign({ settings: (_, settings: Settings) => settings }),
    setSignedIn: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
    toggleCollapse: assign({ menuCollapse: ({ context }) => !context.menuCollapse }),
    setServerMenu: assign({
      serverMenu: (_, answer: Answer<ServerMenu>) => (answer.accepted ? answer.value : []),
    }),
    clearServerMenu: assign({ serverMenu: [] }),
    /** Applies the settings to the page. */
    applySettings: (_, _settings: Settings) => unprovided(),
    /** Stores the settings on this device. */
    storeSettings: (_, _settings: Settings) => unprovided(),
    storeCollapse: (_, _collapsed: boolean) => unprovided(),
    copySettings: (_, _settings: Settings) => unprovided(),
    showMenuNotice: (_, _outcome: "loading" | "success" | "error") => unprovided(),
  },
}).createMachine({
  id: "settings",
  context: ({ input }) => ({
    settings: input.settings,
    menuCollapse: input.menuCollapse,
    serverMenu: [],
    signedIn: false,
  }),
  type: "parallel",
  states: {
    drawer: {
      meta: { spec: ["2.37", "4.7"] },
      initial: "closed",
      states: {
        closed: { on: { DRAWER_OPENED: "open" } },
        open: {
          on: {
            DRAWER_DISMISSED: "closed",
            COPY_REQUESTED: { actions: { type: "copySettings", params: ({ context }) => context.settings } },
          },
        },
      },
    },
    appearance: {
      meta: { spec: ["3.12", "4.7", "9.2"] },
      on: {
        SWITCHED: {
          actions: [
            { type: "setSwitch", params: ({ event }) => event },
            { type: "applySettings", params: ({ context }) => context.settings },
            { type: "storeSettings", params: ({ context }) => context.settings },
            { type: "storeCollapse", params: ({ context }) => context.menuCollapse },
          ],
        },
        MENU_WIDTH_SET: {
          guard: { type: "isPossibleWidth", params: ({ event }) => event.width },
          actions: [
            { type: "setWidth", params: ({ event }) => event.width },
            { type: "applySettings", params: ({ context }) => context.settings },
            { type: "storeSettings", params: ({ context }) => context.settings },
          ],
        },
        THEME_COLOR_SET: {
          guard: { type: "isColor", params: ({ event }) => event.color },
          actions: [
            { type: "setColor", params: ({ event }) => event.color },
            { type: "applySettings", params: ({ context }) => context.settings },
            { type: "storeSettings", params: ({ context }) => context.settings },
          ],
        },
        CHANGED_ELSEWHERE: {
          actions: [
            { type: "applyOtherTabSettings", params: ({ event }) => event.settings },
            { type: "applySettings", params: ({ context }) => context.settings },
          ],
        },
        MENU_TOGGLED: {
          actions: ["toggleCollapse", { type: "storeCollapse", params: ({ context }) => context.menuCollapse }],
        },
      },
    },
    menuSource: {
      initial: "local",
      states: {
        local: {
          meta: { spec: ["2.39"] },
          always: { guard: "isServerMenuWanted", target: "loading" },
        },
        loading: {
          meta: { spec: ["4.7", "7.9", "8.5"] },
          tags: "busy",
          entry: { type: "showMenuNotice", params: "loading" },
          invoke: {
            id: "loadServerMenu",
            src: "loadServerMenu",
            onDone: [
              {
                guard: wasAccepted,
                target: "server",
                actions: [
                  { type: "setServerMenu", params: output },
                  { type: "showMenuNotice", params: "success" },
                ],
              },
              { target: "unavailable", actions: { type: "showMenuNotice", params: "error" } },
            ],
            onError: { target: "unavailable", actions: { type: "showMenuNotice", params: "error" } },
          },
        },
        server: { meta: { spec: ["7.9", "8.5"] } },
        // The console's own menu is shown.
        unavailable: { meta: { spec: ["8.5"] } },
      },
      on: {
        SWITCHED: { guard: { type: "isMenuSource", params: ({ event }) => event.part }, target: ".local" },
        CHANGED_ELSEWHERE: {
          guard: { type: "isOtherMenuSource", params: ({ event }) => event.settings },
          target: ".local",
        },
        SIGNED_IN: { target: ".local", actions: { type: "setSignedIn", params: true } },
        SIGNED_OUT: {
          target: ".local",
          actions: [{ type: "setSignedIn", params: false }, "clearServerMenu"],
          meta: { spec: ["4.1"] },
        },
      },
    },
  },
});

export type SettingsActor = ActorRefFrom<typeof settings>;
export type SettingsSnapshot = SnapshotFrom<typeof settings>;
