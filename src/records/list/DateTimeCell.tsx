import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./cells.module.css";

/** A moment in two lines for a table's cell: the day, and the time with its zone; a dash for null. */
export function DateTimeCell({ instant }: { instant: string | null }) {
  const format = useFormat();
  if (instant === null) return <span className="muted">–</span>;
  return (
    <time className={`figures ${css.twoLines}`} dateTime={instant} title={format.dateTime(instant)}>
      <span>{format.date(instant)}</span> <span className="muted">{format.time(instant)}</span>
    </time>
  );
}
