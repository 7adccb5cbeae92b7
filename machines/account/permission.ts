/**
 * Whether a role may see what is reserved for the roles in `allowed` (6.3). An empty list reserves nothing; `*` allows every role.
 * @throws TypeError when `allowed` is not a list, which is a mistake in the code.
 */
export function permits(role: string, allowed: unknown): boolean {
  if (!Array.isArray(allowed)) throw new TypeError(`Roles have to be a list, such as ["admin"], not ${typeof allowed}`);
  return allowed.length === 0 || allowed.includes("*") || allowed.includes(role);
}
