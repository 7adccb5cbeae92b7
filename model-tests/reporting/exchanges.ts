import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { isNode, type Node, walk } from "#tools/requirements/modules.ts";
import type { CallFacts, ExchangeFacts } from "./facts.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The calls of the machines that start with the console: their `provide` files name them by the functions' own names. */
const FRAME_CALLS = "src/services/frame-calls.ts";
/** Where they have them from, as `LazyClient`. */
const LAZY_CLIENT = "src/services/transport.ts";

type Call = { method: string; path: string };

/** What is asked of the service by machine and invoke, read from where the application provides it (`machine.provide({ actors })`). */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, readonly Call[]>>;

/** Reads which call each machine's invokes make. Machines are told by the name of their export, which is their id. */
export function readCalls(root = ROOT): Calls {
  const calls = new Map<string, Map<string, Call[]>>();
  const programs = new Map<string, Node>();
  const parsed = (file: string) => {
    const program = programs.get(file) ?? parse(readFileSync(join(root, file), "utf8"));
    programs.set(file, program);
    return program;
  };
  for (const file of globSync("src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })) {
    const source = readFileSync(join(root, file), "utf8");
    if (source.includes(".provide({")) for (const found of providedIn(source, parsed)) add(...found);
  }
  return calls;

  function add(machine: string, actor: string, call: Call) {
    const actors = calls.get(machine) ?? new Map<string, Call[]>();
    calls.set(machine, actors);
    const known = actors.get(actor) ?? [];
    if (!known.some(({ method, path }) => method === call.method && path === call.path)) known.push(call);
    actors.set(actor, known);
  }
}

/** The calls that one file provides: the machine, the actor, and the call that the function from contracts/ makes. */
function providedIn(source: string, parsed: (file: string) => Node): [string, string, Call][] {
  const program = parse(source);
  const contracts = new Map<string, string>();
  const constants = new Map<string, Node>();
  const found: [string, string, Call][] = [];
  importContracts(program);
  walk(program, (node) => {
    if (node.type === "VariableDeclarator" && isNode(node.init)) constants.set(nameOf(node.id), node.init);
    if (node.type !== "CallExpression" || !isNode(node.callee) || nameOf(node.callee.property) !== "provide")
      return true;
    const actors = nodesIn(node.arguments)
      .flatMap(({ properties }) => nodesIn(properties))
      .find(({ key }) => nameOf(key) === "actors");
    const machine = nameOf(node.callee.object);
    for (const actor of isNode(actors?.value) ? nodesIn(actors.value.properties) : []) {
      for (const name of namesIn(actor)) {
        const file = contracts.get(name);
        const call = file && callIn(parsed(file), name);
        if (call) found.push([machine, nameOf(actor.key), call]);
      }
    }
    return true;
  });
  return found;

  function importContracts(module: Node) {
    walk(module, (node) => {
      for (const [name, file] of node.type === "ImportDeclaration" ? importedFrom(node) : []) {
        if (file.startsWith("contracts/")) contracts.set(name, file);
        if (file === LAZY_CLIENT && name === "LazyClient") importContracts(parsed(FRAME_CALLS));
      }
      return true;
    });
  }

  /** Every name used in a part, and in the constants that it names. */
  function namesIn(part: Node): string[] {
    const names: string[] = [];
    walk(part, (node) => {
      if (node.type !== "Identifier") return true;
      const constant = constants.get(nameOf(node));
      names.push(nameOf(node), ...(constant?.type === "ObjectExpression" ? namesIn(constant) : []));
      return true;
    });
    return names;
  }
}

/** The names that a declaration imports, and the file that they come from. */
function importedFrom({ source, specifiers }: Node): [name: string, file: string][] {
  const file = isNode(source) ? String(source.value).replace(/^#/, "") : "";
  return nodesIn(specifiers).map((specifier) => [nameOf(specifier.local), file]);
}

/** What a function of a contract sends. */
function callIn(program: Node, name: string): Call | null {
  let call: Call | null = null;
  walk(program, (node) => {
    if (node.type !== "FunctionDeclaration" || nameOf(node.id) !== name) return true;
    walk(node, (inner) => {
      const properties = nodesIn(inner.properties);
      const textOf = (key: string) => text(properties.find((property) => nameOf(property.key) === key)?.value);
      if (textOf("method") && textOf("path")) call ??= { method: textOf("method"), path: textOf("path") };
      return true;
    });
    return false;
  });
  return call;
}

type Interaction = {
  description: string;
  providerStates?: { name: string }[];
  request: { method: string; path: string };
  response: { status: number; body?: { content?: { success?: boolean; errCode?: string | null } } };
};

/** What each invoke of a machine asks, with the examples that the contract has agreed. */
export function exchangesOf(
  calls: ReadonlyMap<string, readonly Call[]> | undefined,
  pact: readonly Interaction[],
): CallFacts[] {
  return [...(calls ?? [])].map(([id, made]) => ({
    id,
    calls: made.map(({ method, path }) => ({
      method,
      path,
      exchanges: pact.filter(({ request }) => request.method === method && request.path === path).map(exchangeOf),
    })),
  }));
}

export function readPact(root = ROOT): Interaction[] {
  const path = join(root, "contracts/pacts/merchant-console-merchant-service.json");
  return (JSON.parse(readFileSync(path, "utf8")) as { interactions: Interaction[] }).interactions;
}

function exchangeOf({ description, providerStates = [], response: { status, body } }: Interaction): ExchangeFacts {
  const { success, errCode } = body?.content ?? {};
  const said = success === false ? `refused with ${errCode}` : success === true ? "accepted" : "answered";
  return { description, given: providerStates.map(({ name }) => name), answer: `${said} (${status})` };
}

function parse(source: string): Node {
  return parseSync("source.ts", source).program as unknown as Node;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? "") : "";
}

/** A literal's text; of a template, with `{}` where something is put in. */
function text(node: unknown): string {
  if (!isNode(node)) return "";
  if (typeof node.value === "string") return node.value;
  return nodesIn(node.quasis)
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join("{}");
}
