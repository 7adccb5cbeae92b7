import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CALLS } from "#contracts/calls.ts";
import { type Definition, pathWith } from "#contracts/define-call.ts";
import type { CallFacts, ExchangeFacts } from "#model-tests/engine/index.ts";
import { isNode, type Node, parseModule, walk } from "#tools/requirements/modules.ts";

const ROOT = join(import.meta.dirname, "../..");

type Call = { method: string; path: string };

/** The calls by machine and invoke, read from the application's `machine.provide({ actors })`. */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, readonly Call[]>>;

/** A machine's actor with the names that it uses. */
type Provided = { machine: string; actor: string; names: readonly string[] };

/** By name: the actors that a function provides; the declarations of a file. */
type Providers = ReadonlyMap<string, readonly Provided[]>;
type Declared = ReadonlyMap<string, Node>;

/** The calls in the pact, by the names of their client functions. */
const ROUTES = new Map<string, Call>(Object.entries<Definition>(CALLS).map(([name, call]) => [name, routeOf(call)]));

export function routeOf({ method, path, example }: Definition): Call {
  return { method, path: pathWith(path, example) };
}

/**
 * Reads the calls of each machine's invokes. The name of a machine's export is its id. A call passed to a function that
 * provides a machine, such as `provideList`, belongs to that machine.
 */
export function readCalls(): Calls {
  const calls = new Map<string, Map<string, Call[]>>();
  const programs = globSync("src/**/*.ts", { cwd: ROOT, exclude: ["**/*.test.ts"] })
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .filter((source) => /\.provide\(\{|\b(provide\w*|resource\w+)\(/.test(source))
    .map((source) => parseModule("source.ts", source).program);
  const providers = new Map<string, Provided[]>();
  // A function may delegate to another one.
  for (let before = -1; before < providers.size; ) {
    before = providers.size;
    for (const node of programs.flatMap(functionsIn)) {
      const provided = providedIn(node, providers);
      if (provided.length > 0) providers.set(nameOf(node.id), provided);
    }
  }
  for (const program of programs)
    for (const provided of providedIn(program, providers, declaredIn(program)))
      for (const name of provided.names) add(provided, name);
  return calls;

  function add({ machine, actor }: Provided, name: string) {
    const call = ROUTES.get(name);
    if (!call) return;
    const actors = calls.get(machine) ?? new Map<string, Call[]>();
    calls.set(machine, actors);
    const known = actors.get(actor) ?? [];
    if (!known.some(({ method, path }) => method === call.method && path === call.path)) known.push(call);
    actors.set(actor, known);
  }
}

function functionsIn(program: Node): Node[] {
  const found: Node[] = [];
  walk(program, (node) => {
    if (node.type === "FunctionDeclaration") found.push(node);
  });
  return found;
}

/** The actors that a part of a file provides, itself or by the arguments of a function that does. */
function providedIn(part: Node, providers: Providers = new Map(), declared: Declared = new Map()): Provided[] {
  const found: Provided[] = [];
  walk(part, (node) => {
    if (node.type !== "CallExpression" || !isNode(node.callee)) return;
    const given = nodesIn(node.arguments);
    for (const { machine, actor } of providers.get(nameOf(node.callee)) ?? [])
      found.push({ machine, actor, names: given.flatMap((argument) => namesIn(argument)) });
    if (nameOf(node.callee.property) !== "provide") return;
    const machine = nameOf(node.callee.object);
    const actors = given.flatMap(({ properties }) => nodesIn(properties)).find(({ key }) => nameOf(key) === "actors");
    for (const { key, value } of isNode(actors?.value) ? nodesIn(actors.value.properties) : [])
      if (isNode(value)) found.push({ machine, actor: nameOf(key), names: namesIn(value, declared) });
  });
  return found;
}

/** The constants and functions of a file by name, without those that provide a machine. */
function declaredIn(program: Node): Declared {
  const declared = new Map<string, Node>();
  for (const node of nodesIn(program.body).map(({ declaration, ...own }) =>
    isNode(declaration) ? declaration : own,
  )) {
    for (const one of node.type === "VariableDeclaration" ? nodesIn(node.declarations) : [node]) {
      if (isNode(one.id) && providedIn(one).length === 0) declared.set(nameOf(one.id), one);
    }
  }
  return declared;
}

/** Every name used in a part, and transitively in its declarations. */
function namesIn(part: Node, declared: Declared = new Map(), known = new Set<string>()): string[] {
  walk(part, (node) => {
    const name = node.type === "Identifier" ? nameOf(node) : "";
    if (name === "" || known.has(name)) return;
    known.add(name);
    const meant = declared.get(name);
    if (meant) namesIn(meant, declared, known);
  });
  return [...known];
}

type Interaction = {
  description: string;
  providerStates?: { name: string }[];
  request: { method: string; path: string };
  response: { status: number; body?: { content?: { success?: boolean; errCode?: string | null } } };
};

/** The calls of each invoke of a machine, with the contract's examples. */
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

export function readPact(): Interaction[] {
  const path = join(ROOT, "contracts/pacts/merchant-console-merchant-service.json");
  return (JSON.parse(readFileSync(path, "utf8")) as { interactions: Interaction[] }).interactions;
}

function exchangeOf({ description, providerStates = [], response: { status, body } }: Interaction): ExchangeFacts {
  const { success, errCode } = body?.content ?? {};
  const said = success === false ? `refused with ${errCode}` : success === true ? "accepted" : "answered";
  return { description, given: providerStates.map(({ name }) => name), answer: `${said} (${status})` };
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? "") : "";
}
