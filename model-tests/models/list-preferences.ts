import { listPreferences } from "#machines/shell/list-preferences.ts";
import { MAX_VIEWS, NO_PREFERENCES } from "#machines/shell/saved-views.ts";
import { any, type Condition, exactly, type Moment, when } from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const [FAILED, LARGE] = [
  { name: "Failed", query: "status=failed" },
  { name: "Large", query: "sort=-amount" },
];
/** As many views as the limit allows; events change the first. */
const FULL = [FAILED, ...Array.from({ length: MAX_VIEWS - 1 }, (_, index) => ({ name: `View ${index}`, query: "" }))];

type Preferences = typeof NO_PREFERENCES;

/** Only these preferences change, and the result is stored. */
const changed =
  (changes: (before: Preferences) => Partial<Preferences>): Condition =>
  (moment) => {
    const before: Preferences = moment.before?.context.preferences;
    const preferences = { ...before, ...changes(before) };
    return exactly({ context: { preferences }, effects: [["store", preferences]] })(moment);
  };
const viewsBefore = ({ before }: Moment): Preferences["views"] => before?.context.preferences.views ?? [];
const has = (name: string, moment: Moment) => viewsBefore(moment).some((view) => view.name === name);
const canHave = (name: string, moment: Moment) => viewsBefore(moment).length < MAX_VIEWS && !has(name, moment);

export const listPreferencesModel = modelOf<typeof listPreferences>({
  machine: listPreferences,
  description: "How the merchant likes one list (2.26)",
  input: { preferences: { ...NO_PREFERENCES, views: FULL } },
  events: {
    COLUMNS_CHANGED: { "to some": { columns: "code.amount" } },
    VIEW_ADDED: { failed: { view: { ...FAILED, name: ` ${FAILED.name} ` } } },
    VIEW_CHANGED: { failed: { view: { ...FAILED, query: "status=failed&sort=amount" } } },
    VIEW_RENAMED: { "to large": { name: FAILED.name, to: ` ${LARGE.name} ` } },
    VIEW_DELETED: { failed: { name: FAILED.name } },
    USUAL_CHOSEN: { failed: { name: FAILED.name }, none: { name: null } },
    CHANGED_ELSEWHERE: { "all forgotten": { preferences: NO_PREFERENCES } },
  },
  answers: {},
  stateKey: ({ preferences: { views, usual } }) => ({ usual, views: views.map(({ name }) => name) }),
  always: {
    "there are never too many views, nor two with one name (2.26)": ({ context: { preferences } }) =>
      preferences.views.length <= MAX_VIEWS &&
      new Set(preferences.views.map(({ name }) => name)).size === preferences.views.length,
  },
  overTime: {
    "chosen columns are stored (2.26)": when("COLUMNS_CHANGED").then(changed(() => ({ columns: "code.amount" }))),
    "a new view is stored after the others (2.26)": when("VIEW_ADDED", (moment) => canHave(FAILED.name, moment)).then(
      changed(({ views }) => ({ views: [...views, FAILED] })),
    ),
    "adding a view is ignored if the list is full or the name exists (2.26)": when(
      "VIEW_ADDED",
      (moment) => !canHave(FAILED.name, moment),
    ).isIgnored(),
    "a changed view is stored, and the others are unchanged (2.26)": when("VIEW_CHANGED", (moment) =>
      has(FAILED.name, moment),
    ).then(
      changed(({ views }) => ({
        views: views.map((view) =>
          view.name === FAILED.name ? { ...FAILED, query: "status=failed&sort=amount" } : view,
        ),
      })),
    ),
    "a renamed view is stored under its new name, and stays the default view if it was (2.26)": when(
      "VIEW_RENAMED",
      (moment) => !has(LARGE.name, moment),
    ).then(
      changed(({ views, usual }) => ({
        views: views.map((view) => (view.name === FAILED.name ? { ...view, name: LARGE.name } : view)),
        usual: usual === FAILED.name ? LARGE.name : usual,
      })),
    ),
    "a deleted view is removed, also as the default view (2.26)": when("VIEW_DELETED", (moment) =>
      has(FAILED.name, moment),
    ).then(
      changed(({ views, usual }) => ({
        views: views.filter(({ name }) => name !== FAILED.name),
        usual: usual === FAILED.name ? null : usual,
      })),
    ),
    "an existing view can become the default view (2.26)": when("USUAL_CHOSEN (failed)", (moment) =>
      has(FAILED.name, moment),
    ).then(changed(() => ({ usual: FAILED.name }))),
    "the default view can be removed (2.26)": when("USUAL_CHOSEN (none)").then(changed(() => ({ usual: null }))),
    "changes of a missing view are ignored (2.26)": when(
      any("VIEW_CHANGED", "VIEW_DELETED", "USUAL_CHOSEN (failed)"),
      (moment) => !has(FAILED.name, moment),
    ).isIgnored(),
    "preferences stored by another tab are used and not stored again (2.26)": when("CHANGED_ELSEWHERE").exactly({
      context: { preferences: NO_PREFERENCES },
    }),
  },
});
