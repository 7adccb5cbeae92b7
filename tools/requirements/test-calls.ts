import { isNode, type Node } from "./modules.ts";

/** Whether a callee is one of the names, or a form of it such as `test.each(…)` and `describe.skipIf(…)`. */
export function isTestCall(callee: unknown, names: readonly string[]): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return names.includes(String(callee.name));
  return isTestCall(callee.object ?? callee.callee ?? callee.tag, names);
}

/** The title of a test, with “…” for what is only known when it runs. */
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
