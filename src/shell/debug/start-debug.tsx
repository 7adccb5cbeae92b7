/** The panel of a console with `debug` in its `config.json`; other consoles fetch none of it. */
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { recording } from "#machines/shell/recording.ts";
import type { SessionRecord } from "#machines/shell/session-record.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import { inspectMachines } from "#src/ui/machine/inspected.ts";
import { DebugPanel } from "./DebugPanel.tsx";
import { createMachineLog } from "./machine-log.ts";
import { createRecorder, instanceAfter, keptRecording } from "./recorder.ts";

/** Watches every machine from here on, and shows what they do; call it before any of them is made. */
export async function startDebug(): Promise<void> {
  const kept = keptRecording.read();
  const log = createMachineLog({ now: Date.now, firstInstance: instanceAfter(kept?.record) });
  inspectMachines(log.observe);
  const recorder = createRecorder(log, kept);
  const actor = createActor(
    recording.provide({
      actions: {
        beginRecording: recorder.begin,
        endRecording: recorder.end,
        saveFile: () => saveRecord(recorder.record()),
      },
    }),
  ).start();
  if (kept) actor.send({ type: kept.isRunning ? "RUNNING_FOUND" : "UNSAVED_FOUND" });
  recorder.onLimit(() => actor.send({ type: "LIMIT_REACHED" }));
  addEventListener("pagehide", () => {
    const current = actor.getSnapshot();
    recorder.keep(!current.matches("none") && !current.matches("saved"));
  });
  await loadTexts(["debug"]);
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "debug";
  letFocusIn(place);
  createRoot(place).render(<DebugPanel log={log} recorder={recorder} recording={actor} />);
}

/** An open dialog takes the focus back from whatever is outside of it; the panel is there for dialogs, too. */
function letFocusIn(place: HTMLElement): void {
  addEventListener(
    "focus",
    (event) => {
      if (event.target instanceof Node && place.contains(event.target)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** How long a browser may take to begin with a download, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** Saves a recording as `session-<when it began>.json`. */
function saveRecord(record: SessionRecord | null): void {
  if (!record) return;
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `session-${record.startedAt.slice(0, 19).replaceAll(":", "")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
