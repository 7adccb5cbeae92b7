import { useTranslation } from "react-i18next";
import styles from "./debug.module.css";
import type { LoggedEvent } from "./machine-log.ts";
import { eventText, stateText } from "./words.ts";

/** What happened, the latest first; what an event carries stands there only where it is harmless. */
export function EventList({ events }: { events: readonly LoggedEvent[] }) {
  const { t } = useTranslation("debug");
  if (events.length === 0) return <p>{t("nothing")}</p>;
  return (
    <ol className={styles.events}>
      {events
        .map((event, index) => {
          const { time, instance, machine, type, parameters, taken, state } = event;
          const carried = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`);
          return (
            // Events are told apart by when they happened: several may in one millisecond.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place among the events of one millisecond.
            <li key={`${time} ${instance} ${index}`}>
              <time dateTime={new Date(time).toISOString()}>{timeText(time)}</time>
              <span>{machine}</span>
              <code>{eventText(type, t)}</code>
              {carried.length > 0 && <small>{carried.join(", ")}</small>}
              <span data-ignored={taken.length === 0 && !type.startsWith("xstate.")}>
                {taken.length === 0 && !type.startsWith("xstate.") ? t("ignored") : `→ ${stateText(state)}`}
              </span>
            </li>
          );
        })
        .toReversed()}
    </ol>
  );
}

/** In the viewer's time zone: hours to milliseconds. */
function timeText(time: number): string {
  const moment = new Date(time);
  const [hours, minutes, seconds] = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${hours}:${minutes}:${seconds}.${String(moment.getMilliseconds()).padStart(3, "0")}`;
}
