import { Button, InputGroup } from "@blueprintjs/core";
import { ChevronLeftIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-left";
import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { PrintIcon } from "@blueprintjs/icons/lib/esm/generated/components/print";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { useProvided } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { addDays, dayOf } from "#src/ui/format/calendar-day.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import { DayReport } from "./DayReport.tsx";
import css from "./day.module.css";
import { dayFromAddress } from "./day-from-address.ts";
import { provideDayClose } from "./provide.ts";

/** The service's limit for receipts (9.5). */
const MAX_DAYS_AGO = 99;

/** The day's close as a printable page: receipts, differing bills, and open callbacks (2.24, 2.28, 2.31). */
export function DayScreen() {
  const { t } = useTranslation(["bills", "frame"]);
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const day = dayFromAddress(params.get("day"), today, MAX_DAYS_AGO);
  const show = (wanted: string) => setParams({ day: dayFromAddress(wanted, today, MAX_DAYS_AGO) }, { replace: true });
  return (
    <>
      <PageHeader
        title={t("frame:menu.dayClose")}
        lead={t("day.lead")}
        actions={
          <div className={css.chooser}>
            <IconButton
              icon={<ChevronLeftIcon />}
              label={t("day.before")}
              isDisabled={day <= addDays(today, -MAX_DAYS_AGO)}
              onClick={() => show(addDays(day, -1))}
            />
            <InputGroup
              type="date"
              aria-label={t("day.day")}
              value={day}
              min={addDays(today, -MAX_DAYS_AGO)}
              max={today}
              onValueChange={show}
            />
            <IconButton
              icon={<ChevronRightIcon />}
              label={t("day.after")}
              isDisabled={day >= today}
              onClick={() => show(addDays(day, 1))}
            />
            <Button icon={<PrintIcon />} onClick={() => print()}>
              {t("day.print")}
            </Button>
          </div>
        }
      />
      <Day key={day} day={day} />
    </>
  );
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation("bills");
  const { snapshot, value, refresh } = useResource(useProvided(provideDayClose), day);
  const { problem } = snapshot.context;
  return (
    <div data-machine="resource" data-state={JSON.stringify(snapshot.value)}>
      {value ? (
        <DayReport day={day} close={value} onSent={refresh} />
      ) : problem ? (
        <ErrorState title={t("day.unavailable")} problem={problem} onRetry={refresh} />
      ) : (
        <Skeleton lines={8} label={t("day.loading")} />
      )}
    </div>
  );
}
