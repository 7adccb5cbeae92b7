import type { TFunction } from "i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Network } from "#contracts/currencies/network.ts";
import type { Column } from "#src/records/list/list-definition.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";

/** The column of the transaction's hash. */
export function hashColumn(t: TFunction<"bills">): Column<Pick<Bill, "hash" | "network">> {
  return {
    key: "hash",
    width: 14,
    title: t("hash"),
    dispensable: true,
    cell: ({ hash, network }) => <TransactionHash hash={hash} network={network} isShort />,
  };
}

/** The labels of the filters by network, currency and amount. */
export function moneyLabels(t: TFunction<"bills">, chain: TFunction<"chain">) {
  return {
    network: { label: t("network"), option: (network: Network) => chain(`network.${network}`) },
    currency: t("currencySymbol"),
    amountFrom: t("amount"),
    amountUntil: t("amount"),
  };
}
