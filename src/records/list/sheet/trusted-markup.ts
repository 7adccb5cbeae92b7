/**
 * The content policy forbids `innerHTML` with strings. `@blueprintjs/table` assigns one constant, its resize sensor: the
 * default Trusted Types policy accepts exactly that, without its forbidden `style` attributes (sheet.css has the styles).
 */
const HIDDEN =
  "position: absolute; left: 0; top: 0; right: 0; bottom: 0; overflow: hidden; z-index: -1; visibility: hidden;";
const INNER = "position: absolute; left: 0; top: 0; transition: 0s;";

/** The table's markup, with white space collapsed. */
const SENSOR =
  `<div class="bp6-table-resize-sensor-expand" style="${HIDDEN}"><div style="${INNER}" ></div></div>` +
  `<div class="bp6-table-resize-sensor-shrink" style="${HIDDEN}" >` +
  `<div style="${INNER} width: 200%; height: 200%;"></div></div>`;

/** Returns the sensor's markup without its styles; null, which refuses it, for all other markup. */
export function trustedMarkup(html: string): string | null {
  return html.replace(/\s+/g, " ") === SENSOR ? html.replace(/\s*style="[^"]*"/g, "") : null;
}

let isAllowed = false;

/** Defines the policy once, if the browser has Trusted Types. Call it before the first table renders. */
export function allowTableMarkup(): void {
  if (!isAllowed && typeof window !== "undefined")
    window.trustedTypes?.createPolicy("default", { createHTML: trustedMarkup });
  isAllowed = true;
}
