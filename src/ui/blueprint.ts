/**
 * Blueprint's class names, for what looks or behaves like one of its components without being one. Only this file knows
 * their prefix, which changes with each major version; stylesheets write `.bp-button`, and the build puts it in.
 */
export const PREFIX = "bp6-";

/** The names of such classes together: `blueprint("button", "minimal")`. */
export function blueprint(...names: readonly string[]): string {
  return names.map((name) => PREFIX + name).join(" ");
}
