/** Runs in the page: words that are broken over two lines, in elements that `selector` finds. */
export function brokenWords(selector: string): string[] {
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { segment, index, isWordLike } of words.segment(text.textContent ?? "")) {
        if (!isWordLike) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`"${segment}" of "${element.textContent.trim().slice(0, 60)}"`);
      }
    }
    return found;
  });
}
