/**
 * Blueprint's class names, for what looks or behaves like one of its components without being one. Their prefix
 * changes with each major version.
 */
const PREFIX = "bp6-";

/** The names of such classes together: `blueprint("button", "minimal")`. */
export function blueprint(...names: readonly string[]): string {
  return names.map((name) => PREFIX + name).join(" ");
}
