import { listPreferences } from "#machines/shell/list-preferences.ts";
import { MOST_VIEWS, NO_PREFERENCES } from "#machines/shell/saved-views.ts";
import { modelOf } from "#model-tests/model.ts";

const [FAILED, LARGE] = [
  { name: "Failed", query: "status=failed" },
  { name: "Large", query: "sort=-amount" },
];
const ALMOST_FULL = Array.from({ length: MOST_VIEWS - 1 }, (_, index) => ({ name: `View ${index}`, query: "" }));

export const listPreferencesModel = modelOf<typeof listPreferences>({
  machine: listPreferences,
  about: "How the merchant likes one list (2.26)",
  input: { preferences: { ...NO_PREFERENCES, views: ALMOST_FULL } },
  events: {
    COLUMNS_CHANGED: { "to some": { columns: "code.amount" } },
    VIEW_ADDED: { failed: { view: FAILED } },
    VIEW_CHANGED: { failed: { view: { ...FAILED, query: "status=failed&sort=amount" } } },
    VIEW_RENAMED: { "to large": { name: FAILED.name, to: LARGE.name } },
    VIEW_DELETED: { failed: { name: FAILED.name } },
    USUAL_CHOSEN: { failed: { name: FAILED.name }, none: { name: null } },
    CHANGED_ELSEWHERE: { "all forgotten": { preferences: NO_PREFERENCES } },
  },
  answers: {},
  stateKey: ({ preferences: { views, usual } }) => ({ usual, views: views.map(({ name }) => name) }),
  always: {
    "there are never more views than fit, and no two of one name (2.26)": ({ context: { preferences } }) =>
      preferences.views.length <= MOST_VIEWS &&
      new Set(preferences.views.map(({ name }) => name)).size === preferences.views.length,
    "the list opens with a view that there is (2.26)": ({ context: { preferences } }) =>
      preferences.usual === null || preferences.views.some(({ name }) => name === preferences.usual),
  },
});
