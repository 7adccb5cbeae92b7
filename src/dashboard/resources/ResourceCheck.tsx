import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Meter } from "#src/ui/meter/Meter.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { daysLeft } from "./days-left.ts";
import css from "./resources.module.css";

/** The resource check (2.24): the package in force and its end, or the trial version, and the usage of each limit (3.6). */
export function ResourceCheck(props: {
  figures: Figures | null;
  failed: boolean;
  /** For newcomers the next step of the access process is the primary action instead. */
  isNewcomer: boolean;
}) {
  const { figures, failed, isNewcomer } = props;
  const { t } = useTranslation("dashboard");
  return (
    <Panel title={t("resources.title")}>
      <div className={css.resources}>
        {!figures &&
          (failed ? <p className="muted">{t("failed.title")}</p> : <Skeleton lines={7} label={t("updating")} />)}
        {figures && (
          <>
            <PackageInForce inForce={figures.package} />
            <Limits figures={figures} />
            <ButtonLink primary={!figures.package && !isNewcomer && isLimitMet(figures)} to="/order/packages">
              {t(figures.package ? "package.upgrade" : "package.choose")}
            </ButtonLink>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Whether a limit of the trial version is reached, so that a package is needed. */
function isLimitMet({ trialLimits: limits, ...used }: Figures): boolean {
  const isMet = (count: number | null, limit?: number | null) => count !== null && limit != null && count >= limit;
  return (
    isMet(used.applicationCount, limits?.applications) ||
    isMet(used.availableCurrencies, limits?.currencies) ||
    isMet(used.walletCount, limits?.wallets)
  );
}

function PackageInForce({ inForce }: { inForce: Figures["package"] }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  if (inForce === undefined) return <p className="muted">{t("package.unknown")}</p>;
  if (inForce === null) {
    return (
      <div className={css.package}>
        <p>
          <Tag tone="warning">{t("package.trial")}</Tag>
        </p>
        <p className="muted">{t("package.trialText")}</p>
      </div>
    );
  }
  const left = inForce.expiresAt === null ? null : daysLeft(inForce.expiresAt, Date.now());
  return (
    <div className={css.package}>
      <p className={css.name}>{inForce.name}</p>
      <p className="muted">
        {t("package.expires")} <DateTime instant={inForce.expiresAt} dateOnly />
        {left !== null && left > 0 && ` · ${t("package.daysLeft", { count: left, days: format.integer(left) })}`}
      </p>
    </div>
  );
}

function Limits({ figures }: { figures: Figures }) {
  const { t } = useTranslation(["dashboard", "shell"]);
  const format = useFormat();
  const used = {
    applications: [t("figure.applicationCount"), figures.applicationCount],
    currencies: [t("figure.availableCurrencies"), figures.availableCurrencies],
    wallets: [t("figure.walletCount"), figures.walletCount],
  } as const;
  const say = (count: number | null, limit: number | null | undefined) => {
    const number = count === null ? "–" : format.integer(count);
    if (limit === undefined) return t("resources.ofUnknown", { used: number });
    if (limit === null) return t("resources.ofUnlimited", { used: number });
    if (limit === 0 && !count) return t("shell:word.noneIncluded");
    return t((count ?? 0) > limit ? "resources.over" : "resources.of", { used: number, limit: format.integer(limit) });
  };
  const limits = figures.package === null ? figures.trialLimits : figures.package?.limits;
  return (
    <dl className={css.limits}>
      {(["applications", "currencies", "wallets"] as const).map((name) => {
        const limit = limits?.[name];
        const [label, count] = used[name];
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="figures">{say(count, limit)}</dd>
            {typeof limit === "number" && limit > 0 && count !== null && (
              <dd className={css.bar}>
                <Meter label={label} value={count} max={limit} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
