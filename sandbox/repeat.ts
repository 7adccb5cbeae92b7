export type Background = { stop: () => Promise<void> };

/**
 * Runs a job at an interval, in milliseconds, one run at a time; what fails is reported, and the next run tries again.
 * `run` starts one at once, or waits for the one in progress; so does `stop`, since it needs the database.
 */
export function repeat(
  job: () => Promise<void>,
  interval: number,
  report: (error: Error) => void,
): Background & { run: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= job()
      .catch(report)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const timer = setInterval(run, interval).unref();
  const stop = async () => {
    clearInterval(timer);
    await running;
  };
  return { run, stop };
}
