import type { TFunction } from "i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Network } from "#contracts/currencies/network.ts";
import { DateTimeCell } from "#src/records/list/DateTimeCell.tsx";
import type { Column } from "#src/records/list/list-definition.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { AmountCell } from "./AmountCell.tsx";

/** The column of the amount, with its currency and network. */
export function amountColumn(title: string): Column<Pick<Bill, "amount" | "currency" | "network">> {
  return {
    key: "amount",
    width: 11,
    title,
    align: "end",
    sort: "amount",
    card: "lead",
    cell: (record) => <AmountCell {...record} />,
  };
}

/** The column of the moment at which a record was made. */
export function createdColumn(t: TFunction<"bills">): Column<Pick<Bill, "createdAt">> {
  return {
    key: "created",
    title: t("created"),
    sort: "createdAt",
    dispensable: true,
    card: "second",
    cell: ({ createdAt }) => <DateTimeCell instant={createdAt} />,
  };
}

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
