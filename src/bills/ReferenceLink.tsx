import { Link } from "react-router-dom";
import type { TransactionKind } from "#contracts/bills/list-transactions.ts";

const LISTS: Record<TransactionKind, string> = {
  orderPayment: "/order/list",
  collection: "/bill/list",
  recharge: "/rechargeBill/list",
};

/** What a transaction belongs to, opened by its link: an order, an application bill, a recharge bill. */
export function ReferenceLink({ kind, reference }: { kind: TransactionKind; reference: string }) {
  return (
    <Link className="figures" to={`${LISTS[kind]}?open=${encodeURIComponent(reference)}`}>
      {reference}
    </Link>
  );
}
