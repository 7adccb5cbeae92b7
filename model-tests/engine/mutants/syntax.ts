import { parseSync } from "vite";

/** An ESTree node. */
export type Syntax = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

/** A property of an object, by name. */
export type Entry = { name: string; node: Syntax; value: Syntax };

export function parse(file: string, source: string): Syntax {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first) throw new Error(`${file} cannot be parsed: ${first.message}`);
  return program as unknown as Syntax;
}

/** A node and all its descendants. */
function within(node: Syntax): Syntax[] {
  return [
    node,
    ...Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isSyntax).flatMap(within)),
  ];
}

/** The properties of an object; empty for other nodes. */
export function entriesOf(node: Syntax | undefined): Entry[] {
  if (node?.type !== "ObjectExpression") return [];
  return listOf(node["properties"]).flatMap((property) => {
    const [key, value] = [property["key"], property["value"]];
    if (property.type !== "Property" || !isSyntax(key) || !isSyntax(value)) return [];
    return [{ name: String(key["name"] ?? key["value"]), node: property, value }];
  });
}

export function partOf(node: Syntax | undefined, name: string): Syntax | undefined {
  return entriesOf(node).find((entry) => entry.name === name)?.value;
}

/** The elements of an array; any other node as a single element. */
export function itemsOf(node: Syntax | undefined): Syntax[] {
  if (node === undefined) return [];
  return node.type === "ArrayExpression" ? listOf(node["elements"]) : [node];
}

/** The first argument of each call of a function, or of a method, with this name. */
export function callsOf(root: Syntax, name: string): Syntax[] {
  return within(root).flatMap((node) => {
    const callee = node["callee"];
    if (node.type !== "CallExpression" || !isSyntax(callee)) return [];
    const property = callee["property"];
    const called = isSyntax(property) ? property["name"] : callee["name"];
    return called === name ? listOf(node["arguments"]).slice(0, 1) : [];
  });
}

export function textOf(node: Syntax | undefined): string | null {
  return node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : null;
}

export function listOf(part: unknown): Syntax[] {
  return Array.isArray(part) ? part.filter(isSyntax) : [];
}

export function isSyntax(part: unknown): part is Syntax {
  return typeof part === "object" && part !== null && "type" in part && "start" in part;
}
