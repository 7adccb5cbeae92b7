import { fromCallback } from "xstate";
import { problemFrom } from "#contracts/problem.ts";
import { type BulkEnd, type BulkOutcome, bulkRun } from "#machines/shell/bulk-run.ts";

/** Few at a time, since receivers may be slow. */
export const CONCURRENCY = 3;

type SentBack = ({ type: "ITEM_ENDED" } & BulkEnd) | { type: "RUN_ENDED" };

/** A bulk run that calls `act` for each row. */
export function provideBulkRun(act: (code: string, signal: AbortSignal) => Promise<BulkOutcome>) {
  return bulkRun.provide({
    actors: { actOnEach: actOnEach(act) },
    // Stryker disable next-line OptionalChaining,ObjectLiteral,StringLiteral: the actor is there, and reads no type of an event.
    actions: { stopActing: ({ self }) => self.getSnapshot().children.actOnEach?.send({ type: "STOP" }) },
  });
}

/**
 * Calls `act` once for each code, a few at a time, and sends each outcome to the machine. STOP lets pending calls finish;
 * leaving aborts them.
 */
function actOnEach(act: (code: string, signal: AbortSignal) => Promise<BulkOutcome>) {
  return fromCallback<{ type: "STOP" }, { codes: readonly string[] }>(({ input, sendBack, receive }) => {
    const tell = (event: SentBack) => sendBack(event);
    const waiting = [...input.codes];
    const leaving = new AbortController();
    const stop = () => {
      waiting.length = 0;
    };
    const worker = async () => {
      for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
        const outcome = await act(code, leaving.signal).catch(problemFrom);
        tell({ type: "ITEM_ENDED", code, outcome });
      }
    };
    receive(stop);
    void Promise.all(Array.from({ length: CONCURRENCY }, worker)).then(() => tell({ type: "RUN_ENDED" }));
    return () => {
      stop();
      leaving.abort();
    };
  });
}
