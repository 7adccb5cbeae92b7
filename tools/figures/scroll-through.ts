/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs in the page: scrolls to the end, one wheel step per frame, and returns the longest time between two frames. */
export async function scrollThrough(): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrolls = [...document.querySelectorAll("*"), document.documentElement].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 500,
  );
  const holder = scrolls.at(-1);
  if (!holder) throw new Error("Nothing can be scrolled");
  holder.scrollTop = 0;
  await frame();
  let [last, longest, moved] = [await frame(), 0, 0];
  while (holder.scrollTop + holder.clientHeight < holder.scrollHeight - 1) {
    holder.scrollTop += 100;
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
    moved += 1;
    if (moved > 1000) throw new Error("There is no end to it");
  }
  if (moved < 10) throw new Error("There was next to nothing to scroll");
  return longest;
}
