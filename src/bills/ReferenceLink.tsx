import { Link } from "react-router-dom";
import { type TransactionKind, transactionKind } from "#contracts/bills/list-transactions.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";

/** The lists that show what a transaction belongs to; a withdrawal has no other record than its transaction. */
const LISTS: Record<Exclude<TransactionKind, "withdrawal">, string> = {
  orderPayment: "/order/list",
  collection: "/bill/list",
  recharge: "/rechargeBill/list",
};

/** What a transaction belongs to, opened by its link: an order, an application bill, a recharge bill. Of what the console does not know, only the code. */
export function ReferenceLink({ kind, reference }: { kind: TransactionKind | UnknownEnumValue; reference: string }) {
  if (!isKnown(transactionKind, kind) || kind === "withdrawal") return <Untranslated>{reference || "–"}</Untranslated>;
  return (
    <Link className="figures" translate="no" to={`${LISTS[kind]}?open=${encodeURIComponent(reference)}`}>
      {reference}
    </Link>
  );
}
