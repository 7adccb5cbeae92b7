import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { OrderSummaryPanel } from "#src/orders/packages/OrderSummaryPanel.tsx";
import { PackageChoice } from "#src/orders/packages/PackageChoice.tsx";
import css from "#src/orders/packages/packages.module.css";
import { TermChoice } from "#src/orders/packages/TermChoice.tsx";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { type Services, useProvided } from "#src/services/services.ts";
import { randomId } from "#src/ui/browser/random-id.ts";
import { NetworkChoice } from "#src/ui/chain/NetworkChoice.tsx";
import cards from "#src/ui/form/choice.module.css";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { provideOrderPlacement, providePresentPackage } from "./provide.ts";

/** Loaded while the service creates the order. */
const payment = { preload: () => Promise.all([import("./OrdersScreen.tsx"), import("./OrderDialogs.tsx")]) };

/** Chooses and orders a package (2.25), then opens the order's payment. */
export function PackagesScreen() {
  const { t } = useTranslation("orders");
  const navigate = useNavigate();
  const [requestKey] = useState(randomId);
  const { actor, snapshot } = useCachedMachine(useProvided(provideOrderPlacement), { requestKey });
  const { packages, unreadable, problem } = snapshot.context;
  // Only marks the offers, so a failure is ignored.
  const present = useResource(useProvided(providePresentPackage), null).value;

  const hasNone = packages.length === 0 && unreadable.length === 0;
  const isAwaited = snapshot.matches("loading") && hasNone;
  const isUnavailable = snapshot.matches("unavailable");
  const retry = () => actor.send({ type: "RETRIED" });

  const isOrdering = snapshot.matches("ordering");
  useEffect(() => {
    if (isOrdering) prefetchView(payment);
  }, [isOrdering]);
  useWhenDone(actor, ({ output }) => {
    const code = output?.orderCode ?? "";
    showToast({ tone: "success", text: withUntranslated((exact) => t("packages.ordered", { code: exact(code) })) });
    void navigate(`/order/list?pay=${encodeURIComponent(code)}`);
  });

  return (
    <div data-machine="orderPlacement" data-state={JSON.stringify(snapshot.value)}>
      <PageHeader title={t("packages.title")} lead={t("packages.lead")} />
      {isAwaited && <PackagesSkeleton />}
      {isUnavailable && problem && problem !== "packageMissing" && hasNone && (
        <div className="surface raised">
          <ErrorState title={t("packages.unavailable.title")} problem={problem} onRetry={retry} />
        </div>
      )}
      {isUnavailable && problem && problem !== "packageMissing" && !hasNone && (
        <ProblemNotice problem={problem} title={t("packages.unavailable.title")} onRetry={retry} />
      )}
      {!isAwaited && !(isUnavailable && hasNone) && (
        <>
          <Unreadable rows={unreadable} />
          {hasNone && <EmptyState title={t("packages.none")} />}
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
                <PackageChoice actor={actor} snapshot={snapshot} present={present} />
                <NetworkChoice
                  legend={t("packages.network")}
                  hint={t("packages.networkHint")}
                  chosen={snapshot.context.choice.network}
                  disabled={!snapshot.can({ type: "NETWORK_CHOSEN", network: "TRON" })}
                  onChoose={(network) => actor.send({ type: "NETWORK_CHOSEN", network })}
                />
              </div>
              <OrderSummaryPanel snapshot={snapshot} present={present} />
            </form>
          )}
        </>
      )}
    </div>
  );
}

PackagesScreen.prefetch = (services: Services) => {
  prefetch(provideOrderPlacement(services), { requestKey: "" });
  prefetch(providePresentPackage(services), { key: null });
};

function PackagesSkeleton() {
  const { t } = useTranslation("orders");
  return (
    <div className={css.choosing} data-arriving role="img" aria-label={t("packages.loading")}>
      <div className={cards.cards}>
        {["first", "second", "third"].map((card) => (
          <div key={card} className={css.skeleton} />
        ))}
      </div>
      <div className={css.skeleton} />
    </div>
  );
}
