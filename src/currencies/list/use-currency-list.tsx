import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Currency, currencyType } from "#contracts/currencies/currency.ts";
import { currencySearch } from "#contracts/currencies/list-currencies.ts";
import { network as networks, tokenProtocolOf } from "#contracts/currencies/network.ts";
import { CurrencyStatus } from "#src/currencies/CurrencyStatus.tsx";
import { shownWord } from "#src/ui/format/shown-word.ts";
import css from "#src/ui/list/cells.module.css";
import type { ListDefinition } from "#src/ui/list/list-definition.ts";
import { offerSearch } from "#src/ui/list/list-search.ts";
import { useArrivalText } from "./arrival-text.ts";
import { ContractAddress } from "./ContractAddress.tsx";

/** The currency list (2.30, 3.10): its columns and its search, in the language that is spoken. */
export function useCurrencyList(): ListDefinition<Currency> {
  const { t } = useTranslation(["currencies", "chain", "frame"]);
  const arrival = useArrivalText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrival` follows the language, as `t` does.
  return useMemo(
    () => ({
      name: "currencies",
      title: t("frame:menu.currencyList"),
      rowKey: ({ id }) => id,
      columns: [
        {
          key: "name",
          title: t("list.name"),
          width: 140,
          grow: 1,
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
          title: t("list.type"),
          width: 104,
          cell: ({ type, network }) => (
            <span className={css.twoLines}>
              <span>{shownWord(currencyType, type, (known) => t(`type.${known}`))}</span>{" "}
              {type === "token" && <span className="muted">{tokenProtocolOf(network)}</span>}
            </span>
          ),
        },
        {
          key: "contract",
          title: t("list.contract"),
          width: 268,
          cell: (currency) => <ContractAddress currency={currency} />,
        },
        {
          key: "unit",
          title: t("list.unit"),
          width: 76,
          dispensable: true,
          cell: ({ unit }) => <span>{unit}</span>,
        },
        {
          key: "chain",
          title: t("list.chain"),
          width: 144,
          grow: 1,
          cell: ({ network, chainUnit }) => (
            <span className={css.twoLines}>
              <span>{shownWord(networks, network, (known) => t(`chain:network.${known}`))}</span>{" "}
              <span className="muted">{chainUnit}</span>
            </span>
          ),
        },
        {
          key: "status",
          title: t("list.status"),
          width: 122,
          card: "aside",
          cell: ({ status }) => <CurrencyStatus status={status} />,
        },
        {
          key: "arrival",
          title: t("list.arrival"),
          width: 116,
          dispensable: true,
          cell: ({ arrivalSeconds }) =>
            arrivalSeconds === null ? <span className="muted">–</span> : <span>{arrival(arrivalSeconds)}</span>,
        },
      ],
      search: offerSearch(currencySearch, {
        name: t("list.search"),
        network: { label: t("list.network"), option: (network) => t(`chain:network.${network}`) },
        type: { label: t("list.type"), option: (type) => t(`type.${type}`) },
      }),
    }),
    [t],
  );
}
