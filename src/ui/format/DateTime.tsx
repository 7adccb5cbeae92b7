import { useFormat } from "./use-format.ts";

/** A calendar day, which is the same in every zone. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A moment (ISO 8601) with its zone, or only its date; a dash for one that is not known. */
export function DateTime({ instant, dateOnly = false }: { instant: string | null; dateOnly?: boolean }) {
  const format = useFormat();
  if (instant === null) return <span className="muted">–</span>;
  const date = DAY.test(instant) ? format.day : format.date;
  return (
    <time className="figures" dateTime={instant}>
      {dateOnly ? date(instant) : format.dateTime(instant)}
    </time>
  );
}
