import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Currency, currencyStatus, currencyType } from "#contracts/currencies/currency.ts";
import { currencySearch } from "#contracts/currencies/list-currencies.ts";
import { network as networks, tokenProtocolOf } from "#contracts/currencies/network.ts";
import { CurrencyStatus } from "#src/currencies/CurrencyStatus.tsx";
import css from "#src/records/list/cells.module.css";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { defineSearch } from "#src/records/list/list-search.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { useArrivalText } from "./arrival-text.ts";
import { ContractAddress } from "./ContractAddress.tsx";

/** The columns and the search of the currency list (2.30, 3.10), in the present language. */
export function useCurrencyList(): ListDefinition<Currency> {
  const { t } = useTranslation(["currencies", "chain", "frame"]);
  const arrival = useArrivalText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrival` follows the language, as `t` does.
  return useMemo(
    () => ({
      title: t("frame:menu.currencyList"),
      codeOf: ({ id }) => id,
      columns: [
        {
          key: "name",
          width: 9,
          title: t("list.name"),
          sort: "name",
          card: "heading",
          cell: ({ name, symbol }) => (
            <span className={css.twoLines}>
              <strong>{name}</strong> <span className="muted">{symbol}</span>
            </span>
          ),
        },
        {
          key: "type",
          width: 7,
          title: t("list.type"),
          dispensable: true,
          cell: ({ type, network }) => (
            <span className={css.twoLines}>
              <span>{enumLabel(currencyType, type, (known) => t(`type.${known}`))}</span>{" "}
              {type === "token" && <span className="muted">{tokenProtocolOf(network)}</span>}
            </span>
          ),
        },
        {
          key: "contract",
          width: 9,
          title: t("list.contract"),
          dispensable: true,
          cell: (currency) => <ContractAddress currency={currency} />,
        },
        {
          key: "unit",
          width: 5,
          title: t("list.unit"),
          dispensable: true,
          cell: ({ unit }) => <span>{unit}</span>,
        },
        {
          key: "chain",
          width: 10,
          title: t("list.chain"),
          card: "second",
          cell: ({ network, chainUnit }) => (
            <span className={css.twoLines}>
              <span>{enumLabel(networks, network, (known) => t(`chain:network.${known}`))}</span>{" "}
              <span className="muted">{chainUnit}</span>
            </span>
          ),
        },
        {
          key: "status",
          width: 9,
          title: t("list.status"),
          card: "aside",
          cell: ({ status }) => <CurrencyStatus status={status} />,
        },
        {
          key: "arrival",
          width: 6,
          title: t("list.arrival"),
          dispensable: true,
          cell: ({ arrivalSeconds }) =>
            arrivalSeconds ? <span>{arrival(arrivalSeconds)}</span> : <span className="muted">–</span>,
        },
      ],
      fields: [
        { column: "name", title: t("list.name"), value: ({ name }) => name },
        { column: "unit", title: t("list.unit"), value: ({ symbol }) => symbol },
        {
          column: "type",
          title: t("list.type"),
          value: ({ type, network }) => {
            const label = enumLabel(currencyType, type, (known) => t(`type.${known}`));
            return type === "token" ? `${label} ${tokenProtocolOf(network)}` : label;
          },
        },
        {
          column: "chain",
          title: t("list.chain"),
          value: ({ network, chainUnit }) =>
            `${enumLabel(networks, network, (known) => t(`chain:network.${known}`))} ${chainUnit}`,
        },
        { column: "contract", title: t("list.contract"), value: ({ contractAddress }) => contractAddress },
        {
          column: "status",
          title: t("list.status"),
          value: ({ status }) => enumLabel(currencyStatus, status, (known) => t(`status.${known}`)),
        },
        {
          column: "arrival",
          title: t("list.arrival"),
          value: ({ arrivalSeconds }) => (arrivalSeconds ? arrival(arrivalSeconds) : null),
        },
      ],
      search: defineSearch(currencySearch, {
        name: t("list.search"),
        network: { label: t("list.network"), option: (network) => t(`chain:network.${network}`) },
        type: { label: t("list.type"), option: (type) => t(`type.${type}`) },
      }),
    }),
    [t],
  );
}
