import { changedExpressions } from "./expressions.ts";
import { callsOf, type Entry, entriesOf, itemsOf, nameOf, parse, partOf, type Syntax, textOf } from "./syntax.ts";

export const MUTANT_KINDS = [
  "target",
  "missing",
  "sneak",
  "guard dropped",
  "guard negated",
  "guard swapped",
  "outcome",
  "action dropped",
  "parameter",
  "order",
  "delay",
  "tag",
  "final",
  "input",
  "assignment",
  "condition",
  "constant",
  "trim",
] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

export const SWAPPED_ACTIONS = "two actions the other way round";

export type Mutant = { kind: MutantKind; line: number; what: string; source: string };

/** Imports that a mutated source may need. */
const HELPERS = 'import { and as everyOne, not as negated, or as anyOne } from "xstate";\n';

type State = { node: Syntax; path: string[]; root: Syntax };

/** Every mutant of a source: one change to its machine, its setup or a function. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const program = parse(file, source);
  const mutants: Mutant[] = [];
  for (const root of callsOf(program, "createMachine")) visit({ node: root, path: [], root });
  for (const options of callsOf(program, "setup")) visitSetup(options);
  for (const { kind, node, text } of changedExpressions(program, source)) {
    const shown = [source.slice(node.start, node.end), text].map((each) => each.replaceAll(/\s+/g, " "));
    change(kind, node, shown.join(" → "), text);
  }
  return mutants;

  function change(kind: MutantKind, node: Syntax, what: string, text: string, end = node.end) {
    const line = source.slice(0, node.start).split("\n").length;
    mutants.push({ kind, line, what, source: `${HELPERS}${source.slice(0, node.start)}${text}${source.slice(end)}` });
  }

  /** Removes an item from a list, together with the comma after it. */
  function drop(kind: MutantKind, node: Syntax, what: string) {
    const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
    change(kind, node, `without ${what}`, "", node.end + comma);
  }

  function swap(kind: MutantKind, [one, other]: readonly Syntax[], what: string) {
    if (one === undefined || other === undefined) return;
    const [a, b] = [source.slice(one.start, one.end), source.slice(other.start, other.end)];
    if (a !== b) change(kind, one, what, b + source.slice(one.end, other.start) + a, other.end);
  }

  function visit(state: State) {
    const { node, path, root } = state;
    const initial = partOf(node, "initial");
    if (initial) retarget(initial, childrenOf(path, root), "initial");
    for (const entry of entriesOf(partOf(node, "on"))) visitEntry(entry, state);
    for (const entry of entriesOf(partOf(node, "after"))) visitEntry(entry, state);
    for (const entry of entriesOf(node)) if (entry.name === "always") visitEntry(entry, state);
    for (const invoke of itemsOf(partOf(node, "invoke"))) visitInvoke(invoke, state);
    for (const name of ["entry", "exit"]) visitActions(partOf(node, name), `${name} of ${stateName(state)}`);
    for (const { name, node: part, value } of entriesOf(node)) {
      if (name === "tags") drop("tag", part, `the tags of ${stateName(state)}`);
      if (name === "type" && textOf(value) === "final") drop("final", part, `the end in ${stateName(state)}`);
    }
    sneakInto(state);
    for (const { name, value } of entriesOf(partOf(node, "states")))
      visit({ node: value, path: [...path, name], root });
  }

  function visitInvoke(invoke: Syntax, state: State) {
    const named = entriesOf(invoke);
    for (const entry of named) if (/^on(Done|Error|Snapshot)$/.test(entry.name)) visitEntry(entry, state);
    const outcomes = ["onDone", "onError"].flatMap((name) => partOf(invoke, name) ?? []);
    swap("outcome", outcomes, `the outcomes of ${stateName(state)} swapped`);
    for (const { name, node, value } of named) {
      if (name !== "input") continue;
      drop("input", node, `the input in ${stateName(state)}`);
      const body = value.type === "ArrowFunctionExpression" ? value.body : undefined;
      const object = body?.type === "ParenthesizedExpression" ? body.expression : body;
      for (const part of entriesOf(object)) drop("input", part.node, `the input ${part.name}`);
    }
  }

  function visitEntry({ name, node, value }: Entry, state: State) {
    const where = `${name} in ${stateName(state)}`;
    if (value.type === "Identifier") return;
    drop("missing", node, where);
    const transitions = itemsOf(value);
    if (transitions.length > 1) {
      for (const [place, one] of transitions.entries()) drop("missing", one, `${where} (${place + 1})`);
      swap("order", transitions, `${where}: the first two the other way round`);
    }
    for (const transition of transitions) visitTransition(transition, where, state);
  }

  function visitTransition(transition: Syntax, where: string, state: State) {
    const target =
      transition.type === "Literal"
        ? transition
        : transition.type === "CallExpression"
          ? transition.arguments[0]
          : partOf(transition, "target");
    const text = textOf(target);
    if (target && text !== null) retarget(target, choicesFor(text, state), where);
    for (const { name, node, value } of entriesOf(transition)) {
      if (name === "actions") visitActions(value, where);
      if (name !== "guard") continue;
      drop("guard dropped", node, `the guard of ${where}`);
      change("guard negated", value, `${where}: the guard negated`, `negated(${source.slice(value.start, value.end)})`);
      swapConjunction(value, where);
    }
  }

  function swapConjunction(guard: Syntax, where: string) {
    if (guard.type !== "CallExpression") return;
    const name = nameOf(guard.callee);
    if (name === "and" || name === "or") {
      change("guard swapped", guard.callee, `${where}: ${name} swapped`, name === "and" ? "anyOne" : "everyOne");
    }
    for (const item of guard.arguments.flatMap(itemsOf)) swapConjunction(item, where);
  }

  function visitActions(actions: Syntax | undefined, where: string) {
    const items = itemsOf(actions).filter(({ type }) => type !== "Identifier");
    for (const action of itemsOf(actions)) {
      if (actions?.type === "ArrayExpression") drop("action dropped", action, `an action of ${where}`);
      else change("action dropped", action, `without the action of ${where}`, "[]");
    }
    for (const action of items) {
      for (const { name, node } of entriesOf(action))
        if (name === "params") drop("parameter", node, `parameters in ${where}`);
    }
    if (actions?.type === "ArrayExpression") swap("order", itemsOf(actions), `${where}: ${SWAPPED_ACTIONS}`);
  }

  function retarget(node: Syntax, choices: readonly string[], where: string) {
    const text = textOf(node);
    const [prefix = "", name = ""] = /^(.*?)([^.#]*)$/.exec(text ?? "")?.slice(1) ?? [];
    if (text === null) return;
    for (const other of choices) {
      if (other === name) continue;
      change("target", node, `${where} → ${prefix}${other} instead of ${text}`, JSON.stringify(prefix + other));
    }
  }

  /** The siblings of a target state, as alternative targets. */
  function choicesFor(target: string, { path, root }: State): string[] {
    const further = target.split(".").slice(1, -1);
    if (target.startsWith("#")) return childrenOf(further, root);
    if (target.startsWith(".")) return childrenOf([...path, ...further], root);
    return target.includes(".") ? [] : siblingsOf(path, root);
  }

  /** Adds an event to a state that only its sibling should accept. */
  function sneakInto({ node, path, root }: State) {
    const name = path.at(-1);
    if (name === undefined || textOf(partOf(node, "type")) === "final") return;
    const own = partOf(node, "on");
    const known = new Set(namesOf(own));
    const beside = siblingsOf(path, root)
      .filter((sibling) => sibling !== name)
      .flatMap((sibling) => entriesOf(partOf(stateAt([...path.slice(0, -1), sibling], root), "on")))
      .find((entry) => !known.has(entry.name) && !/(["'`])\./.test(source.slice(entry.value.start, entry.value.end)));
    if (!beside) return;
    const text = source.slice(beside.node.start, beside.node.end);
    const [place, inserted] = own ? [own, `{ ${text}, `] : [node, `{ on: { ${text} }, `];
    change("sneak", place, `${beside.name} sneaks into ${path.join(".")}`, inserted, place.start + 1);
  }

  function visitSetup(options: Syntax) {
    for (const { name, value } of entriesOf(partOf(options, "delays"))) {
      const text = source.slice(value.start, value.end);
      const isFunction = value.type.includes("Function");
      change(
        "delay",
        value,
        `${name} twice as long`,
        isFunction ? `(...all) => 2 * (${text})(...all)` : `2 * (${text})`,
      );
    }
    for (const { name, value } of entriesOf(partOf(options, "actions"))) {
      if (value.type !== "CallExpression") continue;
      const [first] = value.arguments;
      for (const part of entriesOf(first)) drop("assignment", part.node, `${name} of ${part.name}`);
      if (first?.type === "ArrowFunctionExpression" && source.slice(value.start).startsWith("assign")) {
        change("assignment", first, `without what ${name} assigns`, "{}");
      }
    }
  }
}

function siblingsOf(path: readonly string[], root: Syntax): string[] {
  return path.length === 0 ? [] : childrenOf(path.slice(0, -1), root);
}

function childrenOf(path: readonly string[], root: Syntax): string[] {
  return namesOf(partOf(stateAt(path, root), "states"));
}

function stateAt(path: readonly string[], root: Syntax): Syntax | undefined {
  return path.reduce<Syntax | undefined>((node, name) => partOf(partOf(node, "states"), name), root);
}

function namesOf(node: Syntax | undefined): string[] {
  return entriesOf(node).map(({ name }) => name);
}

function stateName({ path }: State): string {
  return path.join(".") || "the root";
}
