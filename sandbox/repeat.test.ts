import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a repeated job runs once at a time, goes on after a fault, and stops only when its run has ended", async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const events: string[] = [];
  const job = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  const { stop } = repeat(job, 1000, ({ message }) => events.push(message));
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2001);
  expect(runs).toHaveLength(1);
  runs[0]?.reject(new Error("the first run failed"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);

  const stopped = stop().then(() => events.push("stopped"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(events).toEqual(["the first run failed"]);
  runs[1]?.resolve();
  await stopped;
  expect(events).toEqual(["the first run failed", "stopped"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toHaveLength(2);
});
