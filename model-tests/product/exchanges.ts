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

/** An actor provided by a function: the machine, the actor, and the names that it uses. */
type Provided = { machine: string; actor: string; names: readonly string[] };

type Declared = ReadonlyMap<string, Node>;

/** The calls in the pact, by the names of their client functions. */
const ROUTES = new Map<string, Call>(Object.entries<Definition>(CALLS).map(([name, call]) => [name, routeOf(call)]));

/** The method and path of a call in the pact. */
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
    for (const [name, provided] of programs.flatMap((program) => providersIn(program, providers)))
      providers.set(name, provided);
  }
  for (const provided of programs.flatMap((program) => [
    ...providedIn(program, declaredIn(program)),
    ...givenIn(program, providers),
  ])) {
    for (const name of provided.names) add(provided, name);
  }
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

/** The actors that each function of a file provides, directly or through another function. */
function providersIn(program: Node, known: ReadonlyMap<string, Provided[]>): [string, Provided[]][] {
  const found: [string, Provided[]][] = [];
  walk(program, (node) => {
    if (node.type === "FunctionDeclaration")
      found.push([nameOf(node.id), [...providedIn(node), ...givenIn(node, known)]]);
  });
  return found.filter(([, provided]) => provided.length > 0);
}

/** The actors that a part of a file provides. @param declared the declarations of the file by name. */
function providedIn(part: Node, declared: Declared = new Map()): Provided[] {
  const found: Provided[] = [];
  walk(part, (node) => {
    if (node.type !== "CallExpression" || !isNode(node.callee) || nameOf(node.callee.property) !== "provide") return;
    const actors = nodesIn(node.arguments)
      .flatMap(({ properties }) => nodesIn(properties))
      .find(({ key }) => nameOf(key) === "actors");
    const machine = nameOf(node.callee.object);
    for (const actor of isNode(actors?.value) ? nodesIn(actors.value.properties) : []) {
      if (isNode(actor.value)) found.push({ machine, actor: nameOf(actor.key), names: namesIn(actor.value, declared) });
    }
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

/** The arguments of functions that provide a machine. */
function givenIn(program: Node, providers: ReadonlyMap<string, readonly Provided[]>): Provided[] {
  const found: Provided[] = [];
  walk(program, (node) => {
    if (node.type !== "CallExpression") return;
    const names = nodesIn(node.arguments).flatMap((argument) => namesIn(argument));
    for (const { machine, actor } of providers.get(nameOf(node.callee)) ?? []) found.push({ machine, actor, names });
  });
  return found;
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
