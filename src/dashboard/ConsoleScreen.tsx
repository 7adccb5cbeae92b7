import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { isZero } from "#contracts/reader/decimal.ts";
import { LastLoginLine } from "#src/account/last-login/LastLoginLine.tsx";
import { provideLastLogin } from "#src/account/last-login/provide.ts";
import { type Services, useServices } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { AccountLinks } from "./AccountLinks.tsx";
import { AccessProcess } from "./access/AccessProcess.tsx";
import { AttentionPanel } from "./attention/AttentionPanel.tsx";
import css from "./dashboard.module.css";
import { QuickEntrances } from "./entrances/QuickEntrances.tsx";
import { FigureCards } from "./FigureCards.tsx";
import { HelpPanel } from "./HelpPanel.tsx";
import { LatestPayments } from "./LatestPayments.tsx";
import { RecentOrders } from "./RecentOrders.tsx";
import { ReceiptsPanel } from "./receipts/ReceiptsPanel.tsx";
import { ResourceCheck } from "./resources/ResourceCheck.tsx";
import { prefetchHome, useHomeData } from "./use-home-data.ts";

/**
 * The console home (2.24): receipts, attention and links. Parts whose calls the service does not have are left out; without
 * payments the first steps are shown. Each column waits for the answer that decides its first part, so that nothing moves.
 */
export function ConsoleScreen() {
  const { t } = useTranslation("dashboard");
  const { session } = useServices();
  const name = useSelector(session, ({ context }) => context.profile?.nickName || context.user?.nickName || "");
  const user = useSelector(session, ({ context }) => context.user);
  const { figures, attention, attentionPlace, receipts, access, payments, orders, isNewcomer, isUndecided, refresh } =
    useHomeData();
  const hasFigures = isOffered(figures.snapshot);
  const isAccessShown = access.snapshot.context.progress !== null && !access.snapshot.matches("folded");
  const process = isAccessShown && <AccessProcess {...access} />;
  return (
    <div className={css.screen}>
      <PageHeader
        title={name ? t("welcome", { name }) : t("welcomeUnnamed")}
        lead={
          <>
            {!isNewcomer && t("lead")}
            {user && <LastLoginLine key={user.id} userId={user.id} />}
          </>
        }
        actions={<IconButton icon={<RefreshIcon />} label={t("refresh")} onClick={refresh} />}
      />
      <div className={css.columns} data-undecided={isUndecided}>
        <div className={css.column}>
          {isUndecided ? (
            <div className={css.undecided}>
              <Skeleton lines={12} label={t("updating")} />
            </div>
          ) : isNewcomer ? (
            <>
              {process}
              {/* What they topped up, or paid too much for an order. */}
              {figures.value && !isZero(figures.value.accountBalance ?? "0") && (
                <FigureCards figures={figures} hasReceipts />
              )}
            </>
          ) : (
            <>
              {isOffered(receipts.snapshot) && <ReceiptsPanel {...receipts} />}
              {hasFigures && <FigureCards figures={figures} hasReceipts={isOffered(receipts.snapshot)} />}
            </>
          )}
          {!isUndecided && !hasFigures && <AccountLinks />}
        </div>
        <div className={`${css.column} ${css.aside}`}>
          {attentionPlace === "awaited" ? (
            <div className={css.undecided}>
              <Skeleton lines={12} label={t("attention.loading")} />
            </div>
          ) : (
            <>
              {isOffered(attention.snapshot) && (
                <AttentionPanel held={attention} isReserved={attentionPlace === "reserved"} />
              )}
              {hasFigures && (
                <ResourceCheck
                  figures={figures.value}
                  failed={figures.snapshot.matches("failed")}
                  isNewcomer={isNewcomer}
                />
              )}
              <QuickEntrances />
              <HelpPanel
                onCallBack={access.snapshot.matches("folded") ? () => access.actor.send({ type: "REOPENED" }) : null}
              />
              {!isNewcomer && process}
            </>
          )}
        </div>
        <div className={css.column}>
          {!isUndecided && isOffered(payments.snapshot) && !isNewcomer && <LatestPayments {...payments} />}
          {!isUndecided && isOffered(orders.snapshot) && !(isNewcomer && orders.snapshot.hasTag("empty")) && (
            <RecentOrders {...orders} />
          )}
        </div>
      </div>
    </div>
  );
}

function isOffered({ context: { problem } }: { context: { problem: { kind: string } | null } }): boolean {
  return problem?.kind !== "notOffered";
}

ConsoleScreen.prefetch = (services: Services) => {
  const { user } = services.session.getSnapshot().context;
  if (user) prefetch(provideLastLogin(services), { key: user.id });
  prefetchHome(services);
};
