import { CaretDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/caret-down";
import { useTranslation } from "react-i18next";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import { type DayRange, rangeText } from "./days.ts";
import css from "./search.module.css";

const lazyPopover = lazyView(async () => (await import("./DayRangePopover.tsx")).DayRangePopover, ["list"]);

/** A filter by days; it opens a calendar and preset ranges. */
export function DayRangeChip(props: { label: string; range: DayRange; onChange: (range: DayRange) => void }) {
  const { label, range, onChange } = props;
  const { t, i18n } = useTranslation("list");
  const { button, popover } = usePopoverButton(lazyPopover);
  const isSet = range.from !== "" || range.until !== "";
  return (
    <>
      <button {...button} type="button" className={css.chip} data-set={isSet} aria-haspopup="dialog">
        <span>{label}</span>
        <strong>{isSet ? rangeText(range, i18n.language) : t("any")}</strong>
        <CaretDownIcon aria-hidden="true" />
      </button>
      {popover && <lazyPopover.View {...popover} label={label} range={range} onChange={onChange} />}
    </>
  );
}
