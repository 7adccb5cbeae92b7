import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** The product's top directories, which `tools` is not one of. */
export const DIRECTORIES = ["machines", "contracts", "src", "locales", "model-tests", "sandbox", "tools"] as const;
export type Directory = (typeof DIRECTORIES)[number];

/** A node of the ESTree syntax tree. */
export type Node = { type: string; start: number; [key: string]: unknown };
export type Module = {
  /** From the root, with forward slashes. */
  path: string;
  /** Whether it is a test, or a test helper in a folder `testing/`. */
  isTest: boolean;
  comments: readonly { text: string; line: number }[];
  program: Node;
  lineAt: (offset: number) => number;
};

/**
 * Reads and parses every TypeScript and JavaScript file of the directories.
 * @throws when a file can't be parsed
 */
export function readModules(root: string): Module[] {
  return DIRECTORIES.filter((directory) => existsSync(join(root, directory)))
    .flatMap((directory) => globSync(`${directory}/**/*.{ts,tsx,mts,mjs}`, { cwd: root }))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(root, path), "utf8")));
}

/** The top directory that a file is in; null for a file at the top. */
export function directoryOf(path: string): Directory | null {
  return DIRECTORIES.find((directory) => path.startsWith(`${directory}/`)) ?? null;
}

/** Parses one file. @throws when it can't be parsed */
export function parseModule(path: string, source: string): Module {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  return {
    path,
    isTest: /\.test\.tsx?$|\/testing\//.test(path),
    comments: comments.map((comment) => ({ text: comment.value, line: lineAt(comment.start) })),
    // The parser's type lists every kind of node; the code here uses only `type` and the children.
    program: program as unknown as Node,
    lineAt,
  };
}

/** Visits a node and its descendants, parents first; `enter` returns whether to visit the children. */
export function walk(node: Node, enter: (node: Node, parent: Node | null) => boolean): void {
  const visit = (current: Node, parent: Node | null) => {
    if (!enter(current, parent)) return;
    for (const child of Object.values(current).flat()) if (isNode(child)) visit(child, current);
  };
  visit(node, null);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
