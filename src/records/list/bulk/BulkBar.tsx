import { Button } from "@blueprintjs/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { BulkResult } from "./BulkResult.tsx";
import css from "./bulk.module.css";
import type { BulkHandle } from "./use-bulk.ts";

/**
 * The selection with its bulk action, progress and result; sticky below the rows.
 * @param props.onLeave called before the bar closes, so that the list can take its focus.
 */
export function BulkBar<Row>({ bulk, onLeave }: { bulk: BulkHandle<Row>; onLeave: () => void }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const bar = useRef<HTMLElement>(null);
  const { action, run, selected } = bulk;
  const { items, ends } = run.context;
  const isBusy = run.hasTag("busy");
  const isEnded = run.matches("ended");

  useEffect(() => {
    // The focused button is gone when the run ends, so the bar takes the focus.
    if (isEnded && document.activeElement === document.body) bar.current?.focus();
  }, [isEnded]);

  if (selected.length === 0 && !isBusy && !isEnded) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={css.bar}
      aria-label={t("bulk.bar")}
      data-machine="bulkRun"
      data-state={JSON.stringify(run.value)}
    >
      {isEnded && (
        <BulkResult
          bulk={bulk}
          onDismiss={() => {
            bulk.dismiss();
            onLeave();
          }}
        />
      )}
      {(isBusy || selected.length > 0) && (
        <div className={css.acts}>
          <span className={css.count} role="status">
            {isBusy
              ? t("bulk.progress", { ended: format.integer(ends.length), total: format.integer(items.length) })
              : t("bulk.selected", { rows: format.integer(selected.length) })}
          </span>
          {(isBusy ? items.length > 1 : true) && (
            <BusyButton intent="primary" icon={action.icon} busy={isBusy} onClick={bulk.startSelection}>
              {action.label}
            </BusyButton>
          )}
          {isBusy && items.length > 1 && (
            <Button variant="minimal" disabled={run.matches({ running: "stopping" })} onClick={bulk.stop}>
              {t("bulk.stop")}
            </Button>
          )}
          {!isBusy && (
            <Button
              variant="minimal"
              onClick={() => {
                bulk.clear();
                onLeave();
              }}
            >
              {t("bulk.clear")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
