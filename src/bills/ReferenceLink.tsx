import { Link } from "react-router-dom";
import { type TransactionKind, transactionKind } from "#contracts/bills/list-transactions.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";

/** The list with a transaction's record; a withdrawal has only the transaction. */
const LISTS: Record<Exclude<TransactionKind, "withdrawal">, string> = {
  orderPayment: "/order/list",
  collection: "/bill/list",
  recharge: "/rechargeBill/list",
};

/** A link to a transaction's order, application bill or recharge bill; only the code for unknown kinds. */
export function ReferenceLink({ kind, reference }: { kind: TransactionKind | UnknownEnumValue; reference: string }) {
  if (!isKnown(transactionKind, kind) || kind === "withdrawal") return <Untranslated>{reference || "–"}</Untranslated>;
  return (
    <Link className="figures" translate="no" to={`${LISTS[kind]}?open=${encodeURIComponent(reference)}`}>
      {reference}
    </Link>
  );
}
