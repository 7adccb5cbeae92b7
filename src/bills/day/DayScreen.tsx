import { Button, InputGroup } from "@blueprintjs/core";
import { ChevronLeftIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-left";
import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { PrintIcon } from "@blueprintjs/icons/lib/esm/generated/components/print";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { useProvided } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { addDays, dayOf } from "#src/ui/format/calendar-day.ts";
import { isDay } from "#src/ui/format/is-day.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
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
  const today = useToday();
  // After midnight the day stays on the screen.
  const [opened] = useState(today);
  const first = addDays(today, -MAX_DAYS_AGO);
  const asked = params.get("day");
  const day = dayFromAddress(asked ?? opened, today, MAX_DAYS_AGO);
  const show = (wanted: string) => setParams({ day: wanted }, { replace: true });
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
              isDisabled={day <= first}
              onClick={() => show(addDays(day, -1))}
            />
            <DayInput
              day={day}
              first={first}
              last={today}
              isAnother={asked !== null && asked !== day}
              onChosen={show}
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

/** A date may be typed digit by digit; days that cannot be shown are kept until the field is left. */
function DayInput(props: {
  day: string;
  first: string;
  last: string;
  /** The address asked for a day that cannot be shown. */
  isAnother: boolean;
  onChosen: (day: string) => void;
}) {
  const { day, first, last, isAnother, onChosen } = props;
  const { t } = useTranslation("bills");
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const canBeShown = (value: string) => value >= first && value <= last;
  const isOutside = typed === null ? isAnother : isDay(typed) && !canBeShown(typed);
  return (
    <>
      <InputGroup
        type="date"
        aria-label={t("day.day")}
        aria-describedby={id}
        aria-invalid={isOutside}
        value={typed ?? day}
        min={first}
        max={last}
        onValueChange={(value) => {
          setTyped(value);
          if (canBeShown(value)) onChosen(value);
        }}
        onBlur={() => setTyped(null)}
      />
      <p id={id} className={css.outside} aria-live="polite">
        {isOutside && t("day.outside", { first: format.day(first), last: format.day(last) })}
      </p>
    </>
  );
}

/** The present day, also after midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const midnight = new Date(`${addDays(today, 1)}T00:00`);
    const timer = setTimeout(() => setToday(dayOf(new Date())), midnight.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
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
