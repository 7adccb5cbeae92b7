/** Runs in the page with forced colours, which remove backgrounds and shadows: selected elements that look like unselected ones. */
export function unmarkedSelections(): string[] {
  const chosen = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"]';
  const looks = (element: Element) =>
    [undefined, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const { outlineStyle, backgroundColor, color, fontWeight, textDecorationLine, content } = style;
      const borders = [style.borderTop, style.borderRight, style.borderBottom, style.borderLeft];
      return [outlineStyle, backgroundColor, color, fontWeight, textDecorationLine, content, ...borders];
    });
  return [...document.querySelectorAll(chosen)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return [];
    const like = one.parentElement?.matches("li") ? one.parentElement : one;
    const others = [...(like.parentElement?.children ?? [])]
      .map((other) => (like === one ? other : other.querySelector(one.tagName)))
      .filter((other) => other?.tagName === one.tagName && !other.matches(chosen));
    const isLost = others.some((other) => other && String(looks(other)) === String(looks(one)));
    return isLost
      ? [`looks like the others: ${one.tagName.toLowerCase()} "${one.textContent.trim().slice(0, 40)}"`]
      : [];
  });
}

/** Runs in the page in a very low window: scroll areas less than three lines high. */
export function crampedScrollAreas(): string[] {
  const LINES = 3;
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const { overflowY, lineHeight } = getComputedStyle(element);
    if (!/auto|scroll/.test(overflowY) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const hides = element.scrollHeight > element.clientHeight + 1;
    if (!hides || element.clientHeight >= LINES * Number.parseFloat(lineHeight)) return [];
    const name = `${element.tagName.toLowerCase()}.${element.className.toString().split(" ")[0]}`;
    return [`${element.clientHeight} px high to scroll in: ${name}`];
  });
}
