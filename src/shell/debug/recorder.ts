import * as z from "zod/mini";
import { RECORD_FORMAT, RECORD_VERSION, type SessionRecord } from "#machines/shell/session-record.ts";
import { stored } from "#src/services/stored.ts";
import type { LoggedEvent, MachineLog } from "./machine-log.ts";

/** A recording keeps so many events: about an hour of work, and well within what a tab can keep. */
const MOST_RECORDED = 5_000;

const recordShape = z.custom<SessionRecord>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Reflect.get(value, "format") === RECORD_FORMAT &&
    Reflect.get(value, "version") === RECORD_VERSION,
);

/** What this tab keeps of a recording while its page is loaded again. */
export const keptRecording = stored("debugRecording", z.object({ isRunning: z.boolean(), record: recordShape }));

/** The number of the first machine after those that a recording has seen already. */
export function instanceAfter(record: SessionRecord | undefined): number {
  return Math.max(0, ...[...(record?.mounted ?? []), ...(record?.events ?? [])].map(({ instance }) => instance)) + 1;
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Collects what a log notes while it is asked to, beginning with what was kept of a recording that is still running. */
export function createRecorder(
  log: MachineLog,
  kept: { isRunning: boolean; record: SessionRecord } | null,
  mostEvents = MOST_RECORDED,
) {
  let record = kept?.record ?? null;
  let isRunning = kept?.isRunning ?? false;
  let reachedLimit = () => {};
  log.watch(note);

  return {
    begin(): void {
      const mounted = log.view().machines.map(({ instance, machine, snapshot }) => ({
        instance,
        machine,
        state: snapshot.value,
      }));
      const startedAt = new Date().toISOString();
      record = { format: RECORD_FORMAT, version: RECORD_VERSION, startedAt, mounted, events: [] };
      isRunning = true;
    },
    end(): void {
      isRunning = false;
    },
    /** What was recorded; null before anything was. */
    record: () => record,
    /** Calls back when nothing more fits into the recording. */
    onLimit(reached: () => void): void {
      reachedLimit = reached;
    },
    /** Keeps a recording that somebody may still want, for the page that is loaded next. */
    keep(isWanted: boolean): void {
      if (record && isWanted) keptRecording.write({ isRunning, record });
      else keptRecording.remove();
    },
  };

  function note({ time, ...event }: LoggedEvent): void {
    if (!record || !isRunning) return;
    record.events.push({ at: time - Date.parse(record.startedAt), ...event });
    if (record.events.length >= mostEvents) reachedLimit();
  }
}
