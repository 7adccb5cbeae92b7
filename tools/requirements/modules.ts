import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const SOURCES = "{machines,contracts,src,locales,model-tests,sandbox,tools}/**/*.{ts,tsx,mts,mjs}";

/** A node of the ESTree syntax tree. */
export type Node = { type: string; start: number; [key: string]: unknown };
export type Module = {
  /** From the root, with forward slashes. */
  path: string;
  program: Node;
  lineAt: (offset: number) => number;
};

/** Reads every TypeScript and JavaScript file. */
export function readSources(root: string): { path: string; source: string }[] {
  return globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), "utf8") }));
}

/** Parses one file. @throws when it can't be parsed */
export function parseModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  return {
    path,
    // The parser's type lists every kind of node; the code here uses only `type` and the children.
    program: program as unknown as Node,
    lineAt,
  };
}

/** Visits a node and its descendants, parents first. */
export function walk(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, enter);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
