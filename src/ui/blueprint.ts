/** Changes with each major version of Blueprint. */
const PREFIX = "bp6-";

/** Blueprint's class names, for elements that look like one of its components: `blueprint("button", "minimal")`. */
export function blueprint(...names: readonly string[]): string {
  return names.map((name) => PREFIX + name).join(" ");
}
