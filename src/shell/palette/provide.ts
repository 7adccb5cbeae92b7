import i18next from "i18next";
import { fromPromise } from "xstate";
import { palette } from "#machines/shell/palette.ts";
import { findApplications } from "#src/applications/find-applications.ts";
import { findBills } from "#src/bills/find-bills.ts";
import { findRechargeBills } from "#src/bills/find-recharge-bills.ts";
import { findTransactions } from "#src/bills/find-transactions.ts";
import { findOrders } from "#src/orders/find-orders.ts";
import type { Finder } from "#src/services/finder.ts";
import type { Services } from "#src/services/services.ts";
import { formatIn } from "#src/ui/format/format.ts";
import { DEFAULT_LOCALE, isLocale } from "#src/ui/language/locales.ts";

/** Who looks for records: one finder for each kind. */
const FINDERS: readonly Finder[] = [findOrders, findApplications, findBills, findRechargeBills, findTransactions];

/** The command palette with its search, which asks every finder that the query may concern, side by side. */
export function providePalette({ send }: Services) {
  return palette.provide({
    actors: {
      find: fromPromise(async ({ input, signal }) => {
        const query = input.query.trim();
        const format = formatIn(isLocale(i18next.language) ? i18next.language : DEFAULT_LOCALE);
        const asked = FINDERS.filter(({ couldBe }) => couldBe(query));
        const answers = await Promise.allSettled(asked.map(({ find }) => find(send, query, format, signal)));
        const answered = answers.flatMap((one) => (one.status === "fulfilled" && one.value.accepted ? one.value : []));
        return { found: answered.flatMap(({ value }) => value), isComplete: answered.length === asked.length };
      }),
    },
  });
}
