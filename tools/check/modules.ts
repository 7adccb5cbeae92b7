import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** The rooms of the house, as top-level folders; `tools` is no room of the product. */
export const ROOMS = ["machines", "contracts", "src", "locales", "model-tests", "sandbox", "tools"] as const;
export type Room = (typeof ROOMS)[number];

/** Where an import leads: a file of the project (its path from the root), or a package. */
export type Target = { file: string } | { package: string };
export type Import = { specifier: string; line: number; target: Target; typeOnly: boolean; lazy: boolean };

/** A node of the syntax tree, as ESTree has it. */
export type Node = { type: string; start: number; [key: string]: unknown };
export type Module = {
  /** From the root, with forward slashes. */
  path: string;
  /** Whether it is a test, or helps tests from a folder `testing/`. */
  isTest: boolean;
  imports: readonly Import[];
  comments: readonly { text: string; line: number }[];
  program: Node;
  lineAt: (offset: number) => number;
};

/**
 * Reads and parses every TypeScript and JavaScript file of the rooms.
 * @throws when a file can't be parsed
 */
export function readModules(root: string): Module[] {
  return ROOMS.filter((room) => existsSync(join(root, room)))
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mts,mjs}`, { cwd: root }))
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => parseModule(path, readFileSync(join(root, path), "utf8")));
}

/** The room that a file stands in, or null at the top. */
export function roomOf(path: string): Room | null {
  return ROOMS.find((room) => path.startsWith(`${room}/`)) ?? null;
}

function parseModule(path: string, source: string): Module {
  const { program, module, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length;
  const found = (specifier: string, start: number, typeOnly: boolean, lazy: boolean): Import => ({
    specifier,
    line: lineAt(start),
    target: targetOf(path, specifier),
    typeOnly,
    lazy,
  });
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      found(moduleRequest.value, start, entries.length > 0 && entries.every((entry) => entry.isType), false),
    ),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const from = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
      return from
        ? [
            found(
              from.value,
              start,
              entries.every((entry) => entry.isType),
              false,
            ),
          ]
        : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^["'`]([^$]*)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
      return literal === undefined ? [] : [found(literal, start, false, true)];
    }),
  ];
  return {
    path,
    isTest: /\.test\.tsx?$|\/testing\//.test(path),
    imports,
    comments: comments.map((comment) => ({ text: comment.value, line: lineAt(comment.start) })),
    // The parser's own type lists every kind of node; the walks here know only `type` and the children.
    program: program as unknown as Node,
    lineAt,
  };
}

function targetOf(from: string, specifier: string): Target {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(".")) return { file: posix.join(posix.dirname(from), path) };
  if (path.startsWith("#")) return { file: path.slice(1) };
  if (path.startsWith("node:")) return { package: "node:" };
  return { package: path.split("/", path.startsWith("@") ? 2 : 1).join("/") };
}

/** Visits a node and everything below it, parents first; `enter` says whether to go below. */
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
