import { useTranslation } from "react-i18next";
import type { AnyMachineSnapshot } from "xstate";
import styles from "./debug.module.css";
import { type PossibleEvent, possibleEvents } from "./possible-events.ts";
import { eventText } from "./words.ts";

/** What a machine can take now, and what it waits for. */
export function MachineNext({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const { t } = useTranslation("debug");
  const { events, awaited } = possibleEvents(snapshot);
  return (
    <>
      <h3>{t("takes")}</h3>
      <NextEvents events={events} />
      <h3>{t("awaits")}</h3>
      <NextEvents events={awaited} />
    </>
  );
}

function NextEvents({ events }: { events: readonly PossibleEvent[] }) {
  const { t } = useTranslation("debug");
  if (events.length === 0) return <p>{t("nothing")}</p>;
  return (
    <ul className={styles.next}>
      {events.map(({ type, target, conditions, isTaken }) => (
        <li key={type} data-taken={isTaken}>
          <code>{eventText(type, t)}</code> <span aria-hidden>→</span> {target === "" ? t("stays") : target}
          {conditions.length > 0 && <small>{t("onlyIf", { conditions: conditions.join(", ") })}</small>}
        </li>
      ))}
    </ul>
  );
}
