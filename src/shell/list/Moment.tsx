import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import css from "./cells.module.css";

/** A moment in two short lines, for a table's cell: the day, and the time with its zone. */
export function Moment({ instant }: { instant: string }) {
  const format = useFormat();
  const { language } = useTranslation().i18n;
  const time = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
  return (
    <time className={`figures ${css.twoLines}`} dateTime={instant} title={format.dateTime(instant)}>
      <span>{format.date(instant)}</span> <span className="muted">{time.format(Date.parse(instant))}</span>
    </time>
  );
}
