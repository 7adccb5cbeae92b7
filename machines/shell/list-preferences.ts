/**
 * The merchant's preferences for one list (2.26): columns and saved views. Stored on this device, and shared by all
 * tabs.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";
import { unprovided } from "#machines/unprovided.ts";
import { isNameAvailable, type ListPreferences, MAX_VIEWS, type SavedView } from "./saved-views.ts";

export const listPreferences = setup({
  types: {
    input: {} as { preferences: ListPreferences },
    context: {} as { preferences: ListPreferences },
    events: {} as
      | { type: "COLUMNS_CHANGED"; columns: string }
      | { type: "VIEW_ADDED"; view: SavedView }
      | { type: "VIEW_CHANGED"; view: SavedView }
      | { type: "VIEW_RENAMED"; name: string; to: string }
      | { type: "VIEW_DELETED"; name: string }
      | { type: "USUAL_CHOSEN"; name: string | null }
      | { type: "CHANGED_ELSEWHERE"; preferences: ListPreferences },
  },
  guards: {
    canAdd: ({ context: { preferences } }, name: string) =>
      preferences.views.length < MAX_VIEWS && isNameAvailable(preferences.views, name),
    isFreeName: ({ context }, name: string) => isNameAvailable(context.preferences.views, name),
    isSaved: ({ context }, name: string | null) =>
      name === null || context.preferences.views.some((view) => view.name === name),
  },
  actions: {
    change: assign({
      preferences: ({ context }, part: Partial<ListPreferences>) => ({ ...context.preferences, ...part }),
    }),
    rename: assign(({ context: { preferences } }, { name, to }: { name: string; to: string }) => ({
      preferences: {
        ...preferences,
        views: preferences.views.map((view) => (view.name === name ? { ...view, name: to.trim() } : view)),
        usual: preferences.usual === name ? to.trim() : preferences.usual,
      },
    })),
    remove: assign(({ context: { preferences } }, name: string) => ({
      preferences: {
        ...preferences,
        views: preferences.views.filter((view) => view.name !== name),
        usual: preferences.usual === name ? null : preferences.usual,
      },
    })),
    /** Stores the preferences on this device. */
    store: (_, _preferences: ListPreferences) => unprovided(),
  },
}).createMachine({
  id: "listPreferences",
  context: ({ input }) => ({ preferences: input.preferences }),
  initial: "kept",
  states: {
    kept: {
      meta: { spec: ["2.26"] },
      on: {
        COLUMNS_CHANGED: {
          actions: [
            { type: "change", params: ({ event }) => ({ columns: event.columns }) },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        VIEW_ADDED: {
          guard: { type: "canAdd", params: ({ event }) => event.view.name },
          actions: [
            {
              type: "change",
              params: ({ context, event: { view } }) => ({
                views: [...context.preferences.views, { ...view, name: view.name.trim() }],
              }),
            },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        VIEW_CHANGED: {
          guard: { type: "isSaved", params: ({ event }) => event.view.name },
          actions: [
            {
              type: "change",
              params: ({ context, event: { view } }) => ({
                views: context.preferences.views.map((one) => (one.name === view.name ? view : one)),
              }),
            },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        VIEW_RENAMED: {
          guard: { type: "isFreeName", params: ({ event }) => event.to },
          actions: [
            { type: "rename", params: ({ event }) => event },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        VIEW_DELETED: {
          guard: { type: "isSaved", params: ({ event }) => event.name },
          actions: [
            { type: "remove", params: ({ event }) => event.name },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        USUAL_CHOSEN: {
          guard: { type: "isSaved", params: ({ event }) => event.name },
          actions: [
            { type: "change", params: ({ event }) => ({ usual: event.name }) },
            { type: "store", params: ({ context }) => context.preferences },
          ],
        },
        // Another tab has stored it.
        CHANGED_ELSEWHERE: { actions: { type: "change", params: ({ event }) => event.preferences } },
      },
    },
  },
});

export type ListPreferencesActor = ActorRefFrom<typeof listPreferences>;
export type ListPreferencesSnapshot = SnapshotFrom<typeof listPreferences>;
