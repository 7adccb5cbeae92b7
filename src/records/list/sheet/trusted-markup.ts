/**
 * The content policy lets no text become markup. `@blueprintjs/table` assigns one constant to `innerHTML`, its resize sensor:
 * the default Trusted Types policy lets exactly that through, without its `style` attributes, which the policy for styles
 * forbids (sheet.css says the same), and refuses anything else.
 */
const HIDDEN =
  "position: absolute; left: 0; top: 0; right: 0; bottom: 0; overflow: hidden; z-index: -1; visibility: hidden;";
const INNER = "position: absolute; left: 0; top: 0; transition: 0s;";

/** What the table assigns, with its white space made one. */
const SENSOR =
  `<div class="bp6-table-resize-sensor-expand" style="${HIDDEN}"><div style="${INNER}" ></div></div>` +
  `<div class="bp6-table-resize-sensor-shrink" style="${HIDDEN}" >` +
  `<div style="${INNER} width: 200%; height: 200%;"></div></div>`;

/** What an assignment of markup becomes: the sensor without its styles; null, which is a refusal, for all else. */
export function trustedMarkup(html: string): string | null {
  return html.replace(/\s+/g, " ") === SENSOR ? html.replace(/\s*style="[^"]*"/g, "") : null;
}

let isAllowed = false;

/** Defines the policy, once, where the browser knows Trusted Types. Call it before the first table is drawn. */
export function allowTableMarkup(): void {
  if (!isAllowed && typeof window !== "undefined")
    window.trustedTypes?.createPolicy("default", { createHTML: trustedMarkup });
  isAllowed = true;
}
