import { type RefObject, useLayoutEffect, useState } from "react";
import { contentElement } from "#src/ui/page/content.ts";
import { textSize } from "#src/ui/theme/text-size.ts";

/** In this much room (rem), a little more or less decides nothing. */
const ROOMY = 60;

/** What was measured last, 0 before anything was. */
let lastMeasured = 0;

/** What a width will be: where one list stands, the next one does, and the first one in the room of the content. */
function expectedWidth(): number {
  lastMeasured ||= contentWidth();
  return lastMeasured;
}

function contentWidth() {
  const content = contentElement();
  if (!content) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content);
  const room = content.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return Math.max(0, Math.floor(room / textSize()));
}

/**
 * What follows from the width of an element in multiples of the page's text size (rem), kept up to date. What is decided by
 * it holds at every text size that people choose in their browser.
 * @param decide what follows from a width; 0 is one that is not known yet. Only another answer draws anything anew.
 * @param isNeeded whether what is drawn next depends on it. If not, and there is a lot of room, it is known once the
 *   browser has laid the page out: asked for sooner, it would have to do so for this alone.
 */
export function useTextWidth<Answer>(
  element: RefObject<HTMLElement | null>,
  decide: (width: number) => Answer,
  isNeeded: boolean,
): Answer {
  const [decided, setDecided] = useState(() => ({ by: decide, answer: decide(expectedWidth()) }));
  if (decided.by !== decide) setDecided({ by: decide, answer: decide(expectedWidth()) });
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => {
      lastMeasured = Math.floor(observed.clientWidth / textSize());
      const answer = decide(lastMeasured);
      setDecided((before) => (before.by === decide && before.answer === answer ? before : { by: decide, answer }));
    };
    if (isNeeded || Math.min(lastMeasured || Infinity, window.innerWidth / textSize()) < ROOMY) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, decide, isNeeded]);
  return decided.answer;
}
