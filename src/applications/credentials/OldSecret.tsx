import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OLD_SECRET_HOURS } from "#contracts/applications/rotate-secret.ts";
import css from "#src/applications/applications.module.css";
import { countdownText } from "#src/ui/countdown/countdown-text.ts";
import { useSecondsLeft } from "#src/ui/countdown/use-seconds-left.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Notice } from "#src/ui/page/Notice.tsx";

/**
 * The rotation of the AppSecret, or the countdown of the old one with a button to end it (4.5).
 * @param props.until when the old one ends; null when there is none.
 */
export function OldSecret(props: { until: string | null; onRotate: () => void; onEndOld: () => void }) {
  const { until, onRotate, onEndOld } = props;
  const { t } = useTranslation("applications");
  if (until !== null) return <WorkingOldSecret key={until} until={until} onEndOld={onEndOld} />;
  return (
    <div className={css.row}>
      <Button onClick={onRotate}>{t("rotation.rotate")}</Button>
      <span className="muted">{t("rotation.lead", { hours: OLD_SECRET_HOURS })}</span>
    </div>
  );
}

function WorkingOldSecret({ until, onEndOld }: { until: string; onEndOld: () => void }) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const [seconds] = useState(() => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000)));
  const left = useSecondsLeft(seconds, until);
  if (left === 0) return <Notice title={t("rotation.done.endOld")} />;
  return (
    <Notice tone="warning" title={t("rotation.oldUntil", { until: format.dateTime(until) })}>
      <p className={`figures ${css.left}`}>
        {/* A clock that is read out each second would drown everything else. */}
        <span aria-live="off">{t("rotation.left", { left: countdownText(left) })}</span>
      </p>
      <p>{t("rotation.next")}</p>
      <Button size="small" onClick={onEndOld}>
        {t("rotation.endOld")}
      </Button>
    </Notice>
  );
}
