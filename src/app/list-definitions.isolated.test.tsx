import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { useEventList } from "#src/account/center/use-event-list.tsx";
import { useApplicationList } from "#src/applications/use-application-list.tsx";
import { useBillList } from "#src/bills/use-bill-list.tsx";
import { useCallbackList } from "#src/bills/use-callback-list.tsx";
import { useRechargeList } from "#src/bills/use-recharge-list.tsx";
import { useTransactionList } from "#src/bills/use-transaction-list.tsx";
import { useCurrencyList } from "#src/currencies/list/use-currency-list.tsx";
import { useOrderList } from "#src/orders/use-order-list.tsx";

beforeAll(() => i18next.use(initReactI18next).init({ lng: "en-US", resources: {} }));

type Definition = {
  columns: readonly { key: string; title: string }[];
  fields: readonly { column?: string; title: string }[];
};
const LISTS: Record<string, () => Definition> = {
  ...{ useApplicationList, useBillList, useCallbackList, useCurrencyList },
  ...{ useEventList, useOrderList, useRechargeList, useTransactionList },
};

test.each(Object.entries(LISTS))("%s: every column has fields in the export, named alike (2.26)", (_, useList) => {
  const { columns, fields } = definitionOf(useList);
  const named = Map.groupBy(fields, ({ column }) => column);
  named.delete(undefined);
  expect(new Set(named.keys())).toEqual(new Set(columns.map(({ key }) => key)));
  // Titles are keys here: `list.rechargeCallback`, and `field.rechargeCallback` for the longer one of the export.
  const lastWord = (key = "") => key.split(".").at(-1);
  for (const { key, title } of columns)
    if (named.get(key)?.length === 1) expect(lastWord(named.get(key)?.[0]?.title)).toBe(lastWord(title));
});

function definitionOf(useList: () => Definition): Definition {
  const found: Definition[] = [];
  function List() {
    found.push(useList());
    return null;
  }
  renderToStaticMarkup(<List />);
  const [definition] = found;
  if (!definition) throw new Error("The list was not rendered");
  return definition;
}
