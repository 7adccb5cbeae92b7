import { useFormat } from "./use-format.ts";

/** A moment (ISO 8601) with its zone, or only its date; a dash for null. */
export function DateTime({ instant, dateOnly = false }: { instant: string | null; dateOnly?: boolean }) {
  const format = useFormat();
  if (instant === null) return <span className="muted">–</span>;
  return (
    <time className="figures" dateTime={instant}>
      {dateOnly ? format.date(instant) : format.dateTime(instant)}
    </time>
  );
}
