/** Runs in the page: waits until fonts are loaded and animations have ended; endless ones are ignored. */
export async function drawn(): Promise<void> {
  // Fonts are requested at layout.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}
