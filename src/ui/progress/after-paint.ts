/**
 * Does something once the page has painted what it shows by now, so that a press is answered before the work begins that
 * follows from it. A page that nobody sees, or that is left before, paints nothing: there it is done at once.
 * @returns what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", runNext);
  };
  const runNext = () => {
    stopWaiting();
    timer = setTimeout(run);
  };
  const frame = requestAnimationFrame(runNext);
  document.addEventListener("visibilitychange", runNext);
  if (document.hidden) runNext();
  return () => {
    stopWaiting();
    clearTimeout(timer);
  };
}
