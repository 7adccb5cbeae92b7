/** Arrow keys move from one part of a chart to the nearest in that direction. */
export function goOn(event: KeyboardEvent): void {
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
  const here = event.target instanceof Element ? event.target.closest<SVGElement>(".chart a") : null;
  if (here === null || direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const parts = [...document.querySelectorAll<SVGElement>(".chart a")];
  const next = nearest(here, parts, direction[0] ?? 0, direction[1] ?? 0);
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The nearest part in a direction; distance across the direction counts more than along it. */
function nearest(here: SVGElement, parts: readonly SVGElement[], right: number, down: number): SVGElement | undefined {
  const centre = (part: SVGElement) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const from = centre(here);
  const ahead = parts.flatMap((part) => {
    const { x, y } = centre(part);
    const [along, aside] =
      right === 0 ? [(y - from.y) * down, Math.abs(x - from.x)] : [(x - from.x) * right, Math.abs(y - from.y)];
    return along > 4 ? [{ part, distance: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.part;
}
