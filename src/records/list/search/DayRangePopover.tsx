import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { useTranslation } from "react-i18next";
import { dayOf } from "#src/ui/format/calendar-day.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import { calendarTexts, firstDayOfWeek } from "./calendar-texts.ts";
import { type DayRange, PRESETS, parseDay, presetRange } from "./days.ts";
import "./calendar.css";
import css from "./search.module.css";

type Props = AnchoredProps & {
  label: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
};

/** Preset ranges of days, and a calendar for any other. A range applies once both ends are chosen. */
export function DayRangePopover({ label, range, onChange, ...anchored }: Props) {
  const { t, i18n } = useTranslation("list");
  const [begun, setBegun] = useState<Date | null>(null);
  const selected = begun ? { from: begun, to: begun } : { from: parseDay(range.from), to: parseDay(range.until) };
  const choose = (chosen: DayRange) => {
    setBegun(null);
    onChange(chosen);
    anchored.onClose();
  };
  const press = (day: Date) => {
    if (!begun) return setBegun(day);
    const [from, until] = begun <= day ? [begun, day] : [day, begun];
    return choose({ from: dayOf(from), until: dayOf(until) });
  };
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <div className={css.days} role="dialog" aria-label={label}>
          <div className={css.presets}>
            {PRESETS.map((preset) => (
              <Button key={preset} variant="minimal" onClick={() => choose(presetRange(preset, new Date()))}>
                {t(`days.${preset}`)}
              </Button>
            ))}
            <Button variant="minimal" onClick={() => choose({ from: "", until: "" })}>
              {t("days.any")}
            </Button>
          </div>
          <div>
            <DayPicker
              mode="range"
              autoFocus
              selected={selected}
              onDayClick={press}
              defaultMonth={selected.to ?? selected.from ?? new Date()}
              weekStartsOn={firstDayOfWeek(i18n.language)}
              {...calendarTexts(i18n.language, { previous: t("days.previous"), next: t("days.next") })}
            />
            <p className="muted" role="status">
              {begun ? t("days.last") : t("days.first")}
            </p>
          </div>
        </div>
      }
    />
  );
}
