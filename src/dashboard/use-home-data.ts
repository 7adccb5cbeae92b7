import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ListSource } from "#src/records/list/use-list.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { type Services, useProvided, useServices } from "#src/services/services.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";
import { accessFolded, paidBefore } from "./access/stored-access.ts";
import {
  provideAccessProcess,
  provideAttention,
  provideFigures,
  provideLatestOrders,
  provideLatestPayments,
  provideReceiptsTrend,
} from "./provide.ts";

const NEWEST = { query: { page: 1, pageSize: 5, sort: null, filters: {} } };

/** The data of the console home (2.24), each part loaded separately. */
export function useHomeData() {
  const figures = useResource(useProvided(provideFigures), null);
  const attention = useResource(useProvided(provideAttention), null);
  const payments = useRecentList(useProvided(provideLatestPayments));
  const orders = useRecentList(useProvided(provideLatestOrders));
  const receipts = useCachedMachine(useProvided(provideReceiptsTrend), undefined);
  const access = useCachedMachine(useProvided(provideAccessProcess), undefined, openingEvent());
  const userId = useSelector(useServices().session, ({ context }) => context.user?.id ?? "");
  const [isOpened] = useState(() => openingEvent() !== undefined);
  const [isKnownToBePaid] = useState(() => paidBefore.read() === userId);
  const { progress: steps, problem } = access.snapshot.context;
  const isPaid = steps?.paymentReceived === true || payments.snapshot.context.rows.length > 0;
  useEffect(() => {
    if (isPaid && userId) paidBefore.write(userId);
  }, [isPaid, userId]);
  return {
    figures,
    attention,
    /** Parts below it wait for it, but not for long, so that they do not move. */
    attentionPlace: useReservedPlace(attention.value !== null || attention.snapshot.context.problem !== null),
    payments,
    orders,
    receipts,
    access,
    /** No payment yet: the first steps are shown instead of zeros. */
    isNewcomer: steps?.paymentReceived === false && !access.snapshot.matches("folded"),
    /** Whether they have had payments is unknown yet, so parts that depend on it are not shown. */
    isUndecided: isOpened && !isKnownToBePaid && !isPaid && !steps && !problem,
    refresh: () => {
      for (const one of [figures, attention]) one.refresh();
      for (const one of [payments, orders]) one.onRetry();
      for (const { actor } of [receipts, access]) actor.send({ type: "REFRESHED" });
    },
  };
}

/** Prefetches the console home's data. */
export function prefetchHome(services: Services): void {
  for (const provide of [provideFigures, provideAttention]) prefetch(provide(services), { key: null });
  for (const provide of [provideLatestPayments, provideLatestOrders]) prefetch(provide(services).logic, NEWEST);
  prefetch(provideReceiptsTrend(services), undefined);
  prefetch(provideAccessProcess(services), undefined, openingEvent());
}

/** Opens the access process unless it is folded on this device. */
function openingEvent() {
  return accessFolded.read() === null ? ({ type: "OPENED" } as const) : undefined;
}

/** The longest time that parts wait for the one above them, in milliseconds. */
const RESERVE_AFTER = 3000;

/**
 * The height of a part above others: they wait for it (`awaited`) and follow its own height (`fitting`). If that takes too
 * long they are shown below a fixed height (`reserved`), so that they never move.
 */
function useReservedPlace(isHere: boolean): "awaited" | "fitting" | "reserved" {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (isHere) return;
    const timer = setTimeout(() => setIsLate(true), RESERVE_AFTER);
    return () => clearTimeout(timer);
  }, [isHere]);
  if (isLate) return "reserved";
  return isHere ? "fitting" : "awaited";
}

function useRecentList({ logic }: ListSource<unknown>) {
  const { actor, snapshot } = useCachedMachine(logic, NEWEST);
  return { snapshot, onRetry: () => actor.send({ type: "REFRESHED" }) };
}
