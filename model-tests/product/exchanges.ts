import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { CALLS } from "#contracts/calls.ts";
import { type Definition, pathWith } from "#contracts/define-call.ts";
import type { CallFacts, ExchangeFacts } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { parseModule, walk } from "#tools/requirements/modules.ts";

const ROOT = join(import.meta.dirname, "../..");

type Call = { method: string; path: string };

/** The calls by machine and invoke, read from the application's `machine.provide({ actors })`. */
type Calls = ReadonlyMap<string, ReadonlyMap<string, readonly Call[]>>;

/** A machine's actor with the names that it uses. */
type Provided = { machine: string; actor: string; names: readonly string[] };

/** By name: the actors that a function provides; the declarations of a file. */
type Providers = ReadonlyMap<string, readonly Provided[]>;
type Declared = ReadonlyMap<string, ESTree.Node>;

/** The calls in the pact, by the names of their client functions. */
const ROUTES = new Map<string, Call>(Object.entries<Definition>(CALLS).map(([name, call]) => [name, routeOf(call)]));

function routeOf({ method, path, example }: Definition): Call {
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
    for (const program of programs)
      walk(program, (node) => {
        if (node.type !== "FunctionDeclaration") return;
        const provided = providedIn(node, providers);
        if (provided.length > 0) providers.set(nameOf(node.id), provided);
      });
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

/** The actors that a part of a file provides, itself or by the arguments of a function that does. */
function providedIn(part: ESTree.Node, providers: Providers = new Map(), declared: Declared = new Map()): Provided[] {
  const found: Provided[] = [];
  walk(part, (node) => {
    if (node.type !== "CallExpression") return;
    const { callee, arguments: given } = node;
    for (const { machine, actor } of providers.get(nameOf(callee)) ?? [])
      found.push({ machine, actor, names: given.flatMap((argument) => namesIn(argument)) });
    if (callee.type !== "MemberExpression" || nameOf(callee.property) !== "provide") return;
    const machine = nameOf(callee.object);
    const actors = given.flatMap(propertiesOf).find(({ key }) => nameOf(key) === "actors");
    for (const { key, value } of actors ? propertiesOf(actors.value) : [])
      found.push({ machine, actor: nameOf(key), names: namesIn(value, declared) });
  });
  return found;
}

/** The constants and functions of a file by name, without those that provide a machine. */
function declaredIn({ body }: ESTree.Program): Declared {
  const declared = new Map<string, ESTree.Node>();
  for (const statement of body) {
    const own = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    for (const one of own?.type === "VariableDeclaration" ? own.declarations : [own])
      if (one && "id" in one && providedIn(one).length === 0) declared.set(nameOf(one.id), one);
  }
  return declared;
}

/** Every name used in a part, and transitively in its declarations. */
function namesIn(part: ESTree.Node, declared: Declared = new Map(), known = new Set<string>()): string[] {
  walk(part, (node) => {
    const name = node.type === "Identifier" ? node.name : "";
    if (name === "" || known.has(name)) return;
    known.add(name);
    const meant = declared.get(name);
    if (meant) namesIn(meant, declared, known);
  });
  return [...known];
}

/** Returns a message for each call of the contract that no machine makes, with the file to write. */
export function unmadeCalls(made: Calls = readCalls()): string[] {
  const routes = EVERY_MODEL.flatMap(({ machine }) =>
    [...(made.get(machine.id)?.values() ?? [])].flat().map(({ method, path }) => `${method} ${path}`),
  );
  const list = readFileSync(join(ROOT, "contracts/calls.ts"), "utf8");
  return Object.entries<Definition>(CALLS).flatMap(([name, call]) => {
    const { method, path } = routeOf(call);
    const area = new RegExp(`import \\{ ${name} \\} from "\\./([\\w-]+)/`).exec(list)?.[1];
    return routes.includes(`${method} ${path}`)
      ? []
      : [`${method} ${path} is made by no machine that is tested: give ${name} to an actor in src/${area}/provide.ts.`];
  });
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

function propertiesOf(node: ESTree.Node): ESTree.ObjectProperty[] {
  return node.type === "ObjectExpression" ? node.properties.filter((property) => property.type === "Property") : [];
}

function nameOf(node: ESTree.Node | null): string {
  if (node?.type === "Identifier") return node.name;
  return node?.type === "Literal" ? String(node.value) : "";
}
