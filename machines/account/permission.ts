/**
 * Whether a role may see what is kept for `allowed` (6.3). An empty list keeps nothing back; `*` allows every role.
 * @throws TypeError when `allowed` is no list: a slip in the code, to be found while it is written.
 */
export function permits(role: string, allowed: unknown): boolean {
  if (!Array.isArray(allowed)) throw new TypeError(`Roles have to be a list, such as ["admin"], not ${typeof allowed}`);
  return allowed.length === 0 || allowed.includes("*") || allowed.includes(role);
}
