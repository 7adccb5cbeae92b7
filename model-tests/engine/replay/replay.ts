import { type AnyMachineSnapshot, createActor, type EventObject, SimulatedClock } from "xstate";
import { situationKey } from "#model-tests/engine/generate/explore.ts";
import type { Part } from "#model-tests/engine/generate/generate.ts";
import { actsOf, pureMachine } from "#model-tests/engine/generate/pure-machine.ts";
import { type Step, stepName } from "#model-tests/engine/generate/step.ts";
import type { Path } from "#model-tests/engine/generate/tour.ts";
import { checkAlways } from "#model-tests/engine/invariants/always.ts";
import { mockActors } from "./mock-actors.ts";

/** Replays all paths of a machine: the first problem, or null. */
export async function replayProblem(parts: readonly Pick<Part, "model" | "graph" | "paths">[]): Promise<string | null> {
  try {
    for (const part of parts) {
      const triedIn = new Set<string>();
      for (const path of part.paths) await replay(part, path, triedIn);
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Walks one generated path on a real actor, with promises and timers that end as the path says. After
 * each step the state, context and effects must match the model. Ignored events must then change nothing, and neither
 * may a late answer to a cancelled call.
 * @param triedIn situations whose ignored events were already tried; extended by this call
 * @throws Error naming the steps taken, without their payloads.
 */
async function replay(
  { model, graph }: Pick<Part, "model" | "graph">,
  path: Path,
  triedIn: Set<string>,
): Promise<void> {
  const { provided, calls, acts } = mockActors(model.machine);
  const actor = createActor(provided, { input: model.input, clock: new SimulatedClock() });
  const taken: string[] = [];
  const pure = pureMachine(model);
  let expected = pure.initial;

  actor.on("*", ({ type }) => void acts.push(type));
  actor.subscribe({ error: (error) => taken.push(`(the machine stopped: ${error})`) });
  actor.start();
  tryUndefinedCells(graph.initial.key);
  for (const { step, to } of path.edges) {
    taken.push(stepName(step));
    const effect = pure.after(expected, step.event);
    expected = effect.snapshot;
    if (situationKey(model, expected) !== to) throw failure(`stateKey lacks part of the context that led to ${to}`);
    await take(step);
    expectEffect("the last step", actsOf(effect.effects));
    await answerCancelledCalls();
    tryUndefinedCells(to);
  }
  actor.stop();

  async function take(step: Step) {
    if (step.kind === "event") actor.send(step.event);
    else if (step.kind === "timer") elapse(step.event);
    else if (step.kind === "child") childOf(step.actor).send({ type: "SHOW", snapshot: step.event.snapshot });
    else if (step.kind === "answer") openCall(step.actor).resolve(step.event.output);
    else openCall(step.actor).reject(step.event.error);
    await flush();
  }

  async function answerCancelledCalls() {
    for (const given of calls.filter(({ self }) => self.getSnapshot().status === "stopped")) {
      calls.splice(calls.indexOf(given), 1);
      given.call.resolve(Object.values(model.answers[given.id] ?? {})[0]);
      await flush();
      expectEffect(`a late answer of ${given.id}`, []);
    }
  }

  function tryUndefinedCells(situation: string) {
    if (triedIn.has(situation)) return;
    triedIn.add(situation);
    for (const { event, label } of graph.situations.get(situation)?.undefinedCells ?? []) {
      // Screens offer the events that `can` accepts, so it must be false for an ignored event.
      if (snapshot().can(event)) throw failure(`${label} is ignored here, but can() accepts it`);
      actor.send(event);
      expectEffect(`the ignored event ${label}`, []);
    }
  }

  function expectEffect(after: string, actsExpected: string[]) {
    const found = snapshot();
    if (found.status === "error") throw failure(`${after} stops the machine with an error`);
    expectSame(after, "the state", found.value, expected.value);
    expectSame(after, "the context", found.context, expected.context);
    expectSame(after, "the list of actions", acts.splice(0), actsExpected);
    checkAlways(model, found, taken.join(", "));
  }

  function expectSame(after: string, what: string, found: unknown, expected: unknown) {
    if (JSON.stringify(found) === JSON.stringify(expected)) return;
    const values = what === "the context" ? "" : `: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
    throw failure(`after ${after} ${what} is not as expected${values}`);
  }

  function openCall(id: string) {
    const open = calls.find((call) => call.id === id && call.self.getSnapshot().status === "active");
    if (open === undefined) throw failure(`no call of ${id} is pending`);
    calls.splice(calls.indexOf(open), 1);
    return open.call;
  }

  function childOf(id: string) {
    const child = snapshot().children[id];
    if (child === undefined) throw failure(`${id} is not running`);
    return child;
  }

  /** Advancing the clock would also elapse shorter timers, although they may have started later. */
  function elapse(event: EventObject) {
    if (!snapshot().can(event)) throw failure(`no timer for ${event.type} is running`);
    actor.send(event);
  }

  function snapshot(): AnyMachineSnapshot {
    return actor.getSnapshot();
  }

  function failure(what: string) {
    return new Error(`${model.machine.id}, path ${path.number}: ${what}; steps so far: ${taken.join(" → ")}`);
  }
}

/** Lets pending promises settle. */
function flush() {
  return new Promise((resolve) => setImmediate(resolve));
}
