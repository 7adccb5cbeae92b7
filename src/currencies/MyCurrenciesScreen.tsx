import { LayersIcon } from "@blueprintjs/icons/lib/esm/generated/components/layers";
import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isOffered } from "#contracts/problem.ts";
import { enabledCount, hasRoom } from "#machines/currencies/currency-limit.ts";
import type { CurrencySwitchesSnapshot } from "#machines/currencies/currency-switches.ts";
import { ChainPanels } from "#src/currencies/mine/ChainPanels.tsx";
import css from "#src/currencies/mine/mine.module.css";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { Unreadable } from "#src/services/problem/Unreadable.tsx";
import { type Services, useProvided } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { useCachedMachine } from "#src/ui/machine/use-cached-machine.ts";
import { Meter } from "#src/ui/meter/Meter.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useWhenSeenAgain } from "#src/ui/page/use-when-seen-again.ts";
import { provideCurrencySwitches } from "./provide.ts";

/** My currencies (2.31): the service's currencies, to be switched on, within the package's limit (3.6), and off. */
export function MyCurrenciesScreen() {
  const { t } = useTranslation(["currencies", "frame"]);
  const { actor, snapshot } = useCachedMachine(useProvided(provideCurrencySwitches), undefined);
  const { currencies, unreadable, requested, problem } = snapshot.context;
  const refresh = () => actor.send({ type: "REFRESHED" });
  useWhenSeenAgain(refresh);
  return (
    <>
      <PageHeader
        title={t("frame:menu.myCurrencies")}
        lead={t("mine.lead")}
        actions={
          <IconButton icon={<RefreshIcon />} label={t("refresh")} isDisabled={!isOffered(problem)} onClick={refresh} />
        }
      />
      <div
        className={css.mine}
        aria-busy={snapshot.hasTag("busy")}
        data-machine="currencySwitches"
        data-state={JSON.stringify(snapshot.value)}
      >
        {snapshot.matches("loading") && <MineSkeleton />}
        {snapshot.matches("unavailable") && problem && (
          <div className="surface raised">
            <ErrorState title={t("mine.failed")} problem={problem} onRetry={refresh} />
          </div>
        )}
        {snapshot.hasTag("loaded") && (
          <>
            {problem && !requested && <ProblemNotice problem={problem} title={t("mine.stale")} />}
            <Usage snapshot={snapshot} />
            <Unreadable rows={unreadable} />
            {currencies.length > 0 && <ChainPanels actor={actor} snapshot={snapshot} />}
            {currencies.length === 0 && unreadable.length === 0 && (
              <EmptyState icon={<LayersIcon />} title={t("list.empty")}>
                {t("list.emptyText")}
              </EmptyState>
            )}
          </>
        )}
      </div>
    </>
  );
}

MyCurrenciesScreen.prefetch = (services: Services) => prefetch(provideCurrencySwitches(services), undefined);

/** The skeleton of the list. */
function MineSkeleton() {
  const { t } = useTranslation("currencies");
  return (
    <div className={css.mine} role="img" aria-label={t("mine.loading")}>
      <div className={css.usageSkeleton} />
      <div className={css.chains}>
        {["first", "second", "third"].map((chain) => (
          <div key={chain} className={css.skeleton} />
        ))}
      </div>
    </div>
  );
}

/** How many currencies are on, of how many the package allows (3.6), with a link to the packages at the limit. */
function Usage({ snapshot: { context } }: { snapshot: CurrencySwitchesSnapshot }) {
  const { t } = useTranslation("currencies");
  const format = useFormat();
  const { limit } = context;
  const used = enabledCount(context);
  const numbers = { used: format.integer(used), limit: format.integer(limit ?? 0) };
  const isLimited = typeof limit === "number" && limit > 0;
  const beyond = typeof limit === "number" && used > limit;
  const limited = beyond ? "mine.usedOver" : "mine.used";
  return (
    <section className={css.usage} aria-label={t("mine.usage")}>
      <div className={css.usageHead}>
        <p className={`figures ${css.used}`} role="status">
          {t(isLimited ? limited : limit === null ? "mine.usedUnlimited" : "mine.usedOpen", numbers)}
        </p>
        <Link to="/order/packages">{t("mine.upgrade")}</Link>
      </div>
      {isLimited && <Meter label={t("mine.usage")} value={used} max={limit} />}
      <p id="currency-room" className="muted">
        {beyond
          ? t("mine.beyond", numbers)
          : t(hasRoom(context) ? "mine.room" : limit === 0 ? "mine.none" : "mine.full")}
      </p>
    </section>
  );
}
