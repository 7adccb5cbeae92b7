import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Callback } from "#contracts/bills/callback.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import { useCallbackBulk } from "#src/bills/use-callback-bulk.tsx";
import { BulkResult } from "#src/records/list/bulk/BulkResult.tsx";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import css from "./day.module.css";

/** A day's undelivered callbacks (2.31, 4.6), with a button that sends all of them again. */
export function OpenCallbacks(props: { open: readonly Callback[]; total: number; onSent: () => void }) {
  const { open, total, onSent } = props;
  const { t } = useTranslation(["bills", "list"]);
  const format = useFormat();
  const action = useCallbackBulk();
  const { actor, snapshot: run } = useMachine(action.logic, undefined);
  const { items, ends } = run.context;
  const isBusy = run.hasTag("busy");
  const isEnded = run.matches("ended");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = actor.on("runEnded", onSent);
    return () => listening.unsubscribe();
  }, [actor, onSent]);
  useEffect(() => {
    // The focused button is gone, so the result takes the focus.
    if (isEnded) place.current?.focus();
  }, [isEnded]);
  const sendAll = () =>
    actor.send({ type: "STARTED", items: open.map((one) => ({ code: one.code, name: action.nameOf(one) })) });
  return (
    <div ref={place} tabIndex={-1} className={css.part} data-machine="bulkRun" data-state={JSON.stringify(run.value)}>
      {total === 0 && <p className="muted">{t("day.allTaken")}</p>}
      <ul className={css.list}>
        {open.map((callback) => (
          <li key={callback.code}>
            <Link to={`/callback/list?open=${encodeURIComponent(callback.code)}`}>
              <Untranslated>{action.nameOf(callback)}</Untranslated>
            </Link>
            <span>{enumLabel(noticeStatus, callback.status, (known) => t(`notice.${known}`))}</span>
            <span className="muted">{callback.url}</span>
          </li>
        ))}
      </ul>
      {open.length < total && (
        <p>{t("day.notAllCallbacks", { shown: format.integer(open.length), callbacks: format.integer(total) })}</p>
      )}
      {isEnded && <BulkResult bulk={{ action, run }} onDismiss={() => actor.send({ type: "DISMISSED" })} />}
      {!isEnded && total > 0 && (
        <p className={css.acts}>
          <BusyButton intent="primary" icon={action.icon} busy={isBusy} onClick={sendAll}>
            {t("day.sendAll")}
          </BusyButton>
          <span role="status">
            {isBusy &&
              t("list:bulk.progress", { ended: format.integer(ends.length), total: format.integer(items.length) })}
          </span>
        </p>
      )}
    </div>
  );
}
