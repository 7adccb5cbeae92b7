import { listPreferences } from "#machines/shell/list-preferences.ts";
import { MAX_VIEWS, NO_PREFERENCES } from "#machines/shell/saved-views.ts";
import { any, type Condition, exactly, ignored, type Moment, onEvent, when } from "#model-tests/engine/index.ts";
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
    "there are never more views than fit, and no two of one name (2.26)": ({ context: { preferences } }) =>
      preferences.views.length <= MAX_VIEWS &&
      new Set(preferences.views.map(({ name }) => name)).size === preferences.views.length,
    "the list opens with a view that there is (2.26)": ({ context: { preferences } }) =>
      preferences.usual === null || preferences.views.some(({ name }) => name === preferences.usual),
  },
  overTime: {
    "chosen columns are kept and stored (2.26)": when(onEvent("COLUMNS_CHANGED")).then(
      changed(() => ({ columns: "code.amount" })),
    ),
    "a new view is kept and stored after the others (2.26)": when(onEvent("VIEW_ADDED"), (moment) =>
      canHave(FAILED.name, moment),
    ).then(changed(({ views }) => ({ views: [...views, FAILED] }))),
    "no view is added that has no room or no name of its own (2.26)": when(
      onEvent("VIEW_ADDED"),
      (moment) => !canHave(FAILED.name, moment),
    ).then(ignored),
    "a view that is changed is stored as it is now, and the others stay (2.26)": when(
      onEvent("VIEW_CHANGED"),
      (moment) => has(FAILED.name, moment),
    ).then(
      changed(({ views }) => ({
        views: views.map((view) =>
          view.name === FAILED.name ? { ...FAILED, query: "status=failed&sort=amount" } : view,
        ),
      })),
    ),
    "a view that is renamed is stored under its new name, and still opens the list where it did (2.26)": when(
      onEvent("VIEW_RENAMED"),
      (moment) => !has(LARGE.name, moment),
    ).then(
      changed(({ views, usual }) => ({
        views: views.map((view) => (view.name === FAILED.name ? { ...view, name: LARGE.name } : view)),
        usual: usual === FAILED.name ? LARGE.name : usual,
      })),
    ),
    "a view that is deleted is gone, and opens the list no more (2.26)": when(onEvent("VIEW_DELETED"), (moment) =>
      has(FAILED.name, moment),
    ).then(
      changed(({ views, usual }) => ({
        views: views.filter(({ name }) => name !== FAILED.name),
        usual: usual === FAILED.name ? null : usual,
      })),
    ),
    "a view that there is opens the list from then on (2.26)": when(onEvent("USUAL_CHOSEN", "failed"), (moment) =>
      has(FAILED.name, moment),
    ).then(changed(() => ({ usual: FAILED.name }))),
    "so does none (2.26)": when(onEvent("USUAL_CHOSEN", "none")).then(changed(() => ({ usual: null }))),
    "nothing becomes of a view that there is not (2.26)": when(
      any(onEvent("VIEW_CHANGED"), onEvent("VIEW_DELETED"), onEvent("USUAL_CHOSEN", "failed")),
      (moment) => !has(FAILED.name, moment),
    ).then(ignored),
    "what another tab stored is kept here, and not stored again (2.26)": when(onEvent("CHANGED_ELSEWHERE")).then(
      exactly({ context: { preferences: NO_PREFERENCES } }),
    ),
  },
});
