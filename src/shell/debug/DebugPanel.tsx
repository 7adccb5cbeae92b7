import { Button, Checkbox } from "@blueprintjs/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { RecordingActor } from "#machines/shell/recording.ts";
import { storedText } from "#src/services/stored.ts";
import styles from "./debug.module.css";
import { EventList } from "./EventList.tsx";
import { MachineChart } from "./MachineChart.tsx";
import { MachineNext } from "./MachineNext.tsx";
import type { MachineLog, MountedMachine } from "./machine-log.ts";
import { RecordingBar } from "./RecordingBar.tsx";
import type { Recorder } from "./recorder.ts";
import { stateText } from "./words.ts";

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
