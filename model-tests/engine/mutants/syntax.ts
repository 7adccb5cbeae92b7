import { type ESTree, parseSync, Visitor } from "vite";

export type Syntax = ESTree.Node;

export type Entry = { name: string; node: Syntax; value: Syntax };

export function parse(file: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(file, source);
  const [first] = errors;
  if (first) throw new Error(`${file} cannot be parsed: ${first.message}`);
  return program;
}

/** The properties of an object; empty for other nodes. */
export function entriesOf(node: Syntax | undefined): Entry[] {
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const { key, value } = property;
    return [{ name: textOf(key) ?? nameOf(key), node: property, value }];
  });
}

export function partOf(node: Syntax | undefined, name: string): Syntax | undefined {
  return entriesOf(node).find((entry) => entry.name === name)?.value;
}

/** The elements of an array; any other node as a single element. */
export function itemsOf(node: Syntax | undefined): Syntax[] {
  if (node === undefined) return [];
  return node.type === "ArrayExpression" ? node.elements.filter((element) => element !== null) : [node];
}

/** The first argument of each call of a function, or of a method, with this name. */
export function callsOf(program: ESTree.Program, name: string): Syntax[] {
  const found: Syntax[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === "MemberExpression" ? callee.property : callee;
      if (first && nameOf(called) === name) found.push(first);
    },
  });
  visitor.visit(program);
  return found;
}

export function textOf(node: Syntax | undefined): string | null {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** An identifier's name; "" for other nodes. */
export function nameOf(node: Syntax): string {
  return node.type === "Identifier" ? node.name : "";
}
