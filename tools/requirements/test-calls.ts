import { isNode, type Node } from "./modules.ts";

/** Whether a callee is one of the names or a variant such as `test.each(…)` or `describe.skipIf(…)`. */
export function isTestCall(callee: unknown, names: readonly string[]): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return names.includes(String(callee.name));
  return isTestCall(callee.object ?? callee.callee ?? callee.tag, names);
}

/** A test's title, with “…” for parts that are only known at run time. */
export function titleOf(call: Node): string {
  const title: unknown = Array.isArray(call.arguments) ? call.arguments[0] : null;
  if (!isNode(title)) return "";
  if (typeof title.value === "string") return title.value;
  if (!Array.isArray(title.quasis)) return "";
  return title.quasis
    .filter(isNode)
    .map(({ value }) => (typeof value === "object" && value !== null && "raw" in value ? String(value.raw) : ""))
    .join("…");
}
