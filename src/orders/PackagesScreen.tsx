import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { provideOrderPlacement } from "../app/provide/orders.ts";
import { useProvided } from "../app/services.ts";
import { NetworkChoice } from "../shell/chain/NetworkChoice.tsx";
import { EmptyState } from "../shell/page/EmptyState.tsx";
import { ErrorState } from "../shell/page/ErrorState.tsx";
import { PageHeader } from "../shell/page/PageHeader.tsx";
import { tell } from "../shell/toasts/toaster.ts";
import { writeOpenOrder } from "./open-order.ts";
import { OrderSummaryPanel } from "./packages/OrderSummaryPanel.tsx";
import { PackageChoice } from "./packages/PackageChoice.tsx";
import { PackagesSkeleton } from "./packages/PackagesSkeleton.tsx";
import css from "./packages/packages.module.css";
import { TermChoice } from "./packages/TermChoice.tsx";

/** Choosing a package and ordering it (2.25); the order that comes of it is opened to be paid. */
export function PackagesScreen() {
  const { t } = useTranslation("orders");
  const navigate = useNavigate();
  const [requestKey] = useState(() => crypto.randomUUID());
  const actor = useActorRef(useProvided(provideOrderPlacement), { input: { requestKey } });
  const snapshot = useSelector(actor, (current) => current);
  const { packages, problem } = snapshot.context;

  useEffect(() => {
    const watching = actor.subscribe(({ status, output }) => {
      if (status !== "done") return;
      tell({ tone: "success", text: t("packages.ordered", { code: output.orderCode }) });
      void navigate(`/order/list?${writeOpenOrder({ purpose: "pay", code: output.orderCode }, new URLSearchParams())}`);
    });
    return () => watching.unsubscribe();
  }, [actor, navigate, t]);

  return (
    <div data-machine="orderPlacement" data-state={JSON.stringify(snapshot.value)}>
      <PageHeader title={t("packages.title")} lead={t("packages.lead")} />
      {snapshot.matches("loading") && <PackagesSkeleton />}
      {snapshot.matches("unavailable") && problem && problem !== "packageMissing" && (
        <ErrorState
          title={t("packages.unavailable.title")}
          problem={problem}
          onRetry={() => actor.send({ type: "RETRIED" })}
        />
      )}
      {!snapshot.matches("loading") && !snapshot.matches("unavailable") && (
        <>
          {packages.length === 0 && <EmptyState title={t("packages.none")} />}
          {packages.length > 0 && (
            <form
              className={css.choosing}
              onSubmit={(event) => {
                event.preventDefault();
                actor.send({ type: "SUBMITTED" });
              }}
            >
              <div className={css.choices}>
                <TermChoice actor={actor} snapshot={snapshot} />
                <PackageChoice actor={actor} snapshot={snapshot} />
                <NetworkChoice
                  legend={t("packages.network")}
                  hint={t("packages.networkHint")}
                  chosen={snapshot.context.choice.network}
                  disabled={!snapshot.matches("choosing")}
                  onChoose={(network) => actor.send({ type: "NETWORK_CHOSEN", network })}
                />
              </div>
              <OrderSummaryPanel snapshot={snapshot} />
            </form>
          )}
        </>
      )}
    </div>
  );
}
