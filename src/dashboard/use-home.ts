import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Attention } from "#contracts/dashboard/load-attention.ts";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { ListActor } from "#machines/shell/list.ts";
import { provideOrderList } from "#src/orders/provide.ts";
import { useProvided } from "#src/services/services.ts";
import { useShownAgain } from "#src/ui/page/use-shown-again.ts";
import { useResource } from "#src/ui/resource/use-resource.ts";
import { accessFolded } from "./access/stored-access.ts";
import {
  provideAccessProcess,
  provideAttention,
  provideFigures,
  provideLatestPayments,
  provideReceiptsTrend,
} from "./provide.ts";

/** The newest records, as the console home asks for them. */
const NEWEST = { query: { page: 1, pageSize: 5, sort: null, filters: {} } };

/** All that the console home shows (2.24), each loaded by itself, so that none waits for another. */
export function useHome() {
  const figures = useResource<Figures>(useProvided(provideFigures), null);
  const attention = useResource<{ items: Attention[] }>(useProvided(provideAttention), null);
  const payments = useListed(useActorRef(useProvided(provideLatestPayments).logic, { input: NEWEST }));
  const orders = useListed(useActorRef(useProvided(provideOrderList).logic, { input: NEWEST }));
  const receipts = useActorRef(useProvided(provideReceiptsTrend));
  const received = useSelector(receipts, (current) => current);
  useShownAgain(receipts);
  const access = useActorRef(useProvided(provideAccessProcess));
  const progress = useSelector(access, (current) => current);
  useShownAgain(access);
  useEffect(() => {
    if (accessFolded.read() === null) access.send({ type: "OPENED" });
  }, [access]);
  return {
    figures,
    attention,
    payments,
    orders,
    receipts: { actor: receipts, snapshot: received },
    access: { actor: access, snapshot: progress },
    /** Nobody has paid them yet: instead of zeros they see what to do first. */
    isNewcomer: progress.context.progress?.paymentReceived === false && !progress.matches("folded"),
    refresh: () => {
      for (const one of [figures, attention]) one.refresh();
      for (const one of [payments, orders]) one.onRetry();
      for (const one of [receipts, access]) one.send({ type: "REFRESHED" });
    },
  };
}

function useListed(actor: ListActor) {
  const snapshot = useSelector(actor, (current) => current);
  return { snapshot, onRetry: () => actor.send({ type: "REFRESHED" }) };
}
