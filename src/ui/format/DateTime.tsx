import { useFormat } from "./use-format.ts";

/** A moment (ISO 8601) with its zone, or only its date. */
export function DateTime({ instant, dateOnly = false }: { instant: string; dateOnly?: boolean }) {
  const format = useFormat();
  return (
    <time className="figures" dateTime={instant}>
      {dateOnly ? format.date(instant) : format.dateTime(instant)}
    </time>
  );
}
