import { Button, Checkbox } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { AnyMachineSnapshot } from "xstate";
import type { RecordingActor } from "#machines/shell/recording.ts";
import { storedText } from "#src/services/stored.ts";
import styles from "./debug.module.css";
import { EventList } from "./EventList.tsx";
import { MachineChart } from "./MachineChart.tsx";
import type { MachineLog, MountedMachine } from "./machine-log.ts";
import { type PossibleEvent, possibleEvents } from "./possible-events.ts";
import type { Recorder } from "./recorder.ts";
import { eventText, stateText } from "./words.ts";

/** The panel stays open while the page is loaded again. */
const storedPanel = storedText("debugPanel", ["open"]);

type PanelProps = { log: MachineLog; recorder: Recorder; recording: RecordingActor };

/** The machines of the running console: where each is, what it takes there, what happened so far. */
export function DebugPanel({ log, recorder, recording }: PanelProps) {
  const { t } = useTranslation("debug");
  const [isOpen, setOpen] = useState(storedPanel.read() !== null);
  const [chosen, setChosen] = useState(0);
  const [isFiltered, setFiltered] = useState(false);
  const { machines, events } = useLogView(log);
  const shown = machines.find(({ instance }) => instance === chosen) ?? machines[0];
  const toggle = () => {
    if (isOpen) storedPanel.remove();
    else storedPanel.write("open");
    setOpen(!isOpen);
  };
  useShortcut(toggle);

  return (
    <aside className={styles.dock} data-open={isOpen} aria-label={t("title")}>
      <header className={styles.bar}>
        <Button size="small" aria-expanded={isOpen} aria-keyshortcuts="Alt+Shift+M" data-debug-toggle onClick={toggle}>
          {t("title")}
        </Button>
        {isOpen && <RecordingBar actor={recording} recorded={recorder.record()?.events.length ?? 0} />}
      </header>
      {isOpen && (
        <div className={styles.body}>
          {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key. */}
          <section aria-label={t("mounted")} tabIndex={0}>
            <h2>{t("mounted")}</h2>
            <MachineList machines={machines} shown={shown} onChoose={setChosen} />
          </section>
          <section aria-label={t("chart", { machine: shown?.machine ?? "" })} tabIndex={0}>
            <h2>{t("chart", { machine: shown?.machine ?? "" })}</h2>
            {shown && <MachineChart snapshot={shown.snapshot} />}
          </section>
          <section aria-label={t("next")} tabIndex={0}>
            <h2>{t("next")}</h2>
            {shown && <MachineNext snapshot={shown.snapshot} />}
          </section>
          <section aria-label={t("events")} tabIndex={0}>
            <h2>{t("events")}</h2>
            {shown && (
              <Checkbox checked={isFiltered} onChange={() => setFiltered(!isFiltered)}>
                {t("onlyThis", { machine: shown.machine })}
              </Checkbox>
            )}
            <EventList events={isFiltered ? events.filter(({ instance }) => instance === shown?.instance) : events} />
          </section>
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above. */}
        </div>
      )}
    </aside>
  );
}

function MachineList(props: {
  machines: readonly MountedMachine[];
  shown: MountedMachine | undefined;
  onChoose: (instance: number) => void;
}) {
  return (
    <ul className={styles.machines}>
      {props.machines.map(({ instance, machine, snapshot }) => (
        <li key={instance}>
          <button
            type="button"
            aria-current={instance === props.shown?.instance}
            onClick={() => props.onChoose(instance)}
          >
            <strong>{machine}</strong>
            <span>{stateText(snapshot.value)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** At most once a frame, however much happens in it. */
function useLogView(log: MachineLog) {
  const [subscribe] = useState(() => (changed: () => void) => {
    let frame = 0;
    const end = log.watch(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        changed();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  });
  return useSyncExternalStore(subscribe, log.view);
}

/** By a key that no dialog holds back, since the machine of a dialog is what somebody wants to see. */
function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const pressed = ({ altKey, shiftKey, code }: KeyboardEvent) => {
      if (!altKey || !shiftKey || code !== "KeyM") return;
      toggle();
      document.querySelector<HTMLElement>("[data-debug-toggle]")?.focus();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

/** What a machine can take now, and what it waits for. */
function MachineNext({ snapshot }: { snapshot: AnyMachineSnapshot }) {
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

/** Records what a tester tries, and saves it as a file. */
function RecordingBar({ actor, recorded }: { actor: RecordingActor; recorded: number }) {
  const { t } = useTranslation("debug");
  const snapshot = useSelector(actor, (current) => current);
  const offers = (
    type: "RECORDING_REQUESTED" | "STOPPED" | "SAVE_REQUESTED" | "CONFIRMED" | "DISMISSED",
    text: string,
  ) =>
    snapshot.can({ type }) && (
      <Button size="small" onClick={() => actor.send({ type })}>
        {text}
      </Button>
    );
  return (
    <div className={styles.recording} data-machine="recording" data-state={JSON.stringify(snapshot.value)}>
      <span role="status">
        {snapshot.matches("replacing")
          ? t("replace")
          : !snapshot.matches("none") && t("recorded", { number: recorded })}{" "}
        {snapshot.matches({ unsaved: "full" }) && t("full")}
      </span>
      {offers("RECORDING_REQUESTED", t("record"))}
      {offers("STOPPED", t("stop"))}
      {offers("SAVE_REQUESTED", t("save"))}
      {offers("CONFIRMED", t("discard"))}
      {offers("DISMISSED", t("keep"))}
    </div>
  );
}
