import { Button } from "@blueprintjs/core";
import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { useActorRef, useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import { LastLoginLine } from "#src/account/center/LastLoginLine.tsx";
import { provideOrderList } from "#src/orders/provide.ts";
import { useProvided, useServices } from "#src/services/services.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useShownAgain } from "#src/ui/page/use-shown-again.ts";
import { useResource } from "#src/ui/resource/use-resource.ts";
import { AccountLinks } from "./AccountLinks.tsx";
import css from "./dashboard.module.css";
import { FigureCards } from "./FigureCards.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { PackagePanel } from "./PackagePanel.tsx";
import { provideFigures, provideReceiptsTrend } from "./provide.ts";
import { RecentOrders } from "./RecentOrders.tsx";
import { ReceiptsPanel } from "./receipts/ReceiptsPanel.tsx";

/** The newest orders, as the console home asks for them. */
const RECENT = { query: { page: 1, pageSize: 5, sort: null, filters: {} } };

/** The console home (2.24): how the merchant's business stands, and the way on from there. */
export function ConsoleScreen() {
  const { t } = useTranslation("dashboard");
  const { session } = useServices();
  const name = useSelector(session, ({ context }) => context.profile?.nickName || context.user?.nickName || "");
  const user = useSelector(session, ({ context }) => context.user);
  const figures = useResource<Figures>(useProvided(provideFigures), null);
  const orders = useActorRef(useProvided(provideOrderList).logic, { input: RECENT });
  const recent = useSelector(orders, (current) => current);
  const receipts = useActorRef(useProvided(provideReceiptsTrend));
  const received = useSelector(receipts, (current) => current);
  useShownAgain(receipts);

  // What the service does not offer is left out, since nothing is known of it.
  const hasFigures = figures.snapshot.context.problem?.kind !== "notOffered";
  const hasOrders = recent.context.problem?.kind !== "notOffered";

  const hasReceipts = received.context.problem?.kind !== "notOffered";

  function refresh() {
    receipts.send({ type: "REFRESHED" });
    figures.refresh();
    orders.send({ type: "REFRESHED" });
  }

  return (
    <div className={css.screen}>
      <PageHeader
        title={name ? t("welcome", { name }) : t("welcomeUnnamed")}
        lead={
          <>
            {t("lead")}
            {user && <LastLoginLine key={user.id} userId={user.id} />}
          </>
        }
        actions={<Button icon={<RefreshIcon />} aria-label={t("refresh")} title={t("refresh")} onClick={refresh} />}
      />
      {recent.matches("empty") && figures.value?.package === null && <FirstSteps />}
      {hasReceipts && <ReceiptsPanel actor={receipts} snapshot={received} />}
      {hasFigures && <FigureCards figures={figures} hasReceipts={hasReceipts} />}
      <div className={css.columns}>
        {hasOrders && <RecentOrders snapshot={recent} onRetry={() => orders.send({ type: "REFRESHED" })} />}
        {hasFigures && <PackagePanel figures={figures.value} failed={figures.snapshot.matches("failed")} />}
        {!hasFigures && <AccountLinks />}
      </div>
    </div>
  );
}
