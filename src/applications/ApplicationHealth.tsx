import { useTranslation } from "react-i18next";
import type { ApplicationRecord } from "#contracts/applications/load-application.ts";
import { AttemptOutcome } from "#src/records/attempt/AttemptOutcome.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./applications.module.css";

/** The state of an application's receivers: the last callback's outcome, and the failures in a row (2.31, 4.6). */
export function ApplicationHealth({ record }: { record: ApplicationRecord }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const { lastAttempt, failuresInARow } = record;
  return (
    <section className={facts.section} aria-labelledby="delivery-health">
      <h3 id="delivery-health">{t("health.title")}</h3>
      <dl className={facts.facts}>
        <Fact label={t("health.last")}>
          {lastAttempt ? (
            <span className={css.outcome}>
              <AttemptOutcome attempt={lastAttempt} />
            </span>
          ) : (
            <span className="muted">{lastAttempt === null ? t("health.none") : "–"}</span>
          )}
        </Fact>
        <Fact label={t("health.failures")}>
          <span className="figures">{failuresInARow === null ? "–" : format.integer(failuresInARow)}</span>
        </Fact>
      </dl>
    </section>
  );
}
