import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";

const SOURCES = "{machines,contracts,src,locales,model-tests,sandbox,tools}/**/*.{ts,tsx,mts,mjs}";

/** Reads every TypeScript and JavaScript file. */
export function readSources(root: string): { path: string; source: string }[] {
  return globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
}

/**
 * Parses one file.
 * @param path from the root, with forward slashes
 * @throws when it can't be parsed
 */
export function parseModule(path: string, source: string) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  return { path, program, lineAt: (offset: number) => source.slice(0, offset).split("\n").length };
}

/** Visits a node and its descendants, parents first. */
export function walk(node: ESTree.Node, enter: (node: ESTree.Node) => void): void {
  enter(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, enter);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Whether a callee is one of the names or a variant such as `test.each(…)` or `describe.skipIf(…)`. */
export function isTestCall(callee: ESTree.Node, names: readonly string[]): boolean {
  if (callee.type === "Identifier") return names.includes(callee.name);
  if (callee.type === "MemberExpression") return isTestCall(callee.object, names);
  if (callee.type === "CallExpression") return isTestCall(callee.callee, names);
  return callee.type === "TaggedTemplateExpression" && isTestCall(callee.tag, names);
}

/** A test's title, with “…” for parts that are only known at run time. */
export function titleOf({ arguments: [title] }: ESTree.CallExpression): string {
  if (title?.type === "TemplateLiteral") return title.quasis.map(({ value }) => value.raw).join("…");
  return title?.type === "Literal" ? String(title.value) : "";
}
