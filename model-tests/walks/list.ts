import { sampleOrder } from "#machines/testing/sample-order.ts";
import { listModel } from "#model-tests/models/list.ts";
import { both, gone, reads, sees } from "#model-tests/walk/looks.ts";
import type { Act, Control, Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const { code } = sampleOrder("pending");
const row: Control = ({ person }) => person.machine("list").getByText(code, { exact: true });
const hasRows = ({ context }: { context: { rows: unknown[] } }) => context.rows.length > 0;

const failed: Look = (stage, snapshot) => reads(hasRows(snapshot) ? "list:failedKept" : "list:failed")(stage, snapshot);

/** Navigates and waits for the list's request, because a list that is already loading looks the same. */
function asks(address: string): Act {
  const isFiltered = address.includes("status=paid");
  return async ({ person }) => {
    const asked = person.page.waitForRequest(
      (request) =>
        request.url().endsWith("/api/Order/List") && (request.postData() ?? "").includes('"paid"') === isFiltered,
    );
    await person.navigate(address);
    await asked;
  };
}

/** The walk of any list of the service (2.26): the merchant's orders. */
export const listWalk: MachineWalk = {
  // A failure looks different with and without rows.
  model: { ...listModel, stateKey: (context) => ({ ...listModel.stateKey(context), rows: hasRows({ context }) }) },
  calls: { loadPage: "/api/Order/List" },
  wire: {
    loadPage: (value) => {
      const { items, total } = value as { items: unknown[]; total: number };
      return {
        items: items.map((_, at) => ({ ...sampleOrder("pending"), code: at === 0 ? code : `${code}-${at}` })),
        total,
      };
    },
  },
  opens: (stage) => stage.opens("/order/list"),
  left: {
    "loadPage answers (one that cannot be read)": {
      because: "How such a row is shown has situations of its own.",
      test: "machines/shell/list.test.ts: list: unreadable rows are kept beside the others, and alone they are not an empty list (2.26)",
    },
    PAGE_CAME: {
      because: "A list that asks by itself does so as time passes; that has a model of its own, and a journey.",
    },
    RECORD_ADDED: {
      because: "Nothing is added among the orders; the applications' journeys do it.",
    },
    ADDED_DISMISSED: {
      because: "Nothing is added among the orders; the applications' journeys do it.",
    },
  },
  // Choosing the current query sends no event.
  allows: ({ step: { label, event } }, { snapshot: { context } }) =>
    label !== "QUERY_CHANGED" || event.query !== context.query,
  does: {
    "QUERY_CHANGED (to a filter)": asks("/order/list?status=paid"),
    "QUERY_CHANGED (to everything)": asks("/order/list"),
    "QUERY_CHANGED (to the third page)": asks("/order/list?page=3"),
  },
  controls: {
    // Navigation can send it in any state.
    QUERY_CHANGED: null,
    REFRESHED: ({ person }) =>
      person.machine("list").getByRole("button", { name: person.t("list:refresh"), exact: true }),
  },
  staying: {
    REFRESHED: "It can be asked for all along; while the service is asked already, nothing more comes of it.",
  },
  problemsOf: (snapshot) => (snapshot.value === "loading" && !hasRows(snapshot) ? [] : [snapshot.context.problem]),
  sights: {
    loading: null,
    shown: sees(row),
    empty: both(gone(row), reads("orders:list.empty")),
    noMatch: both(gone(row), reads("list:noMatch")),
    pastEnd: both(gone(row), reads("list:pastEnd")),
    failed,
  },
};

if (import.meta.vitest) walkInBrowser(listWalk);
