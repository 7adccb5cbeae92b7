import { useTranslation } from "react-i18next";
import type { Figures } from "#contracts/dashboard/load-figures.ts";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import css from "./dashboard.module.css";

const LIMITS = ["applications", "currencies", "wallets"] as const;

/** The package in force with its limits and its end (3.6), or the trial version; and the way to a bigger one. */
export function PackagePanel({ figures, failed }: { figures: Figures | null; failed: boolean }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Panel title={t("package.title")}>
      <div className={css.package}>
        {!figures && (failed ? <p className="muted">{t("failed.title")}</p> : <PackageSkeleton />)}
        {figures?.package === undefined && figures && <p className="muted">{t("package.unknown")}</p>}
        {figures?.package === null && (
          <>
            <p>
              <Tag tone="warning">{t("package.trial")}</Tag>
            </p>
            <p className="muted">{t("package.trialText")}</p>
            <ButtonLink primary to="/order/packages">
              {t("package.choose")}
            </ButtonLink>
          </>
        )}
        {figures?.package && (
          <>
            <p className={css.packageName}>{figures.package.name}</p>
            <dl className={css.limits}>
              {LIMITS.map((name) => {
                const limit = figures.package?.limits[name];
                return (
                  <div key={name}>
                    <dt>{t(`package.${name}`)}</dt>
                    <dd className="figures">
                      {limit === null ? t("package.unlimited") : limit === undefined ? "–" : format.integer(limit)}
                    </dd>
                  </div>
                );
              })}
              <div>
                <dt>{t("package.expires")}</dt>
                <dd>
                  <DateTime instant={figures.package.expiresAt} dateOnly />
                </dd>
              </div>
            </dl>
            <ButtonLink to="/order/packages">{t("package.upgrade")}</ButtonLink>
          </>
        )}
      </div>
    </Panel>
  );
}

function PackageSkeleton() {
  return (
    <>
      <span className={css.pending} />
      <span className={css.pending} />
      <span className={css.pending} />
    </>
  );
}
