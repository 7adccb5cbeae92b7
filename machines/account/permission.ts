/**
 * Whether a role may see what is reserved for `allowed` (6.3). An empty list and `*` allow every role.
 * @throws TypeError if `allowed` is no list (6.3).
 */
export function permits(role: string, allowed: unknown): boolean {
  if (!Array.isArray(allowed)) throw new TypeError(`Roles have to be a list, such as ["admin"], not ${typeof allowed}`);
  return allowed.length === 0 || allowed.includes("*") || allowed.includes(role);
}
