import { readFileSync } from "node:fs";
import type { AnyStateMachine, AnyTransitionDefinition, StateValue } from "xstate";
import * as z from "zod/mini";
import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";
import { stateText, transitionsOf } from "#model-tests/engine/generate/element-names.ts";
import { type MachineModel, nodesOf } from "#model-tests/engine/model.ts";

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));

const recordedEvent = z.object({
  /** Milliseconds since the recording began. */
  at: z.number(),
  /** Distinguishes instances of one machine. */
  instance: z.int(),
  machine: z.string(),
  /** The machine's state afterwards. */
  state: stateValue,
  type: z.string(),
  /** The parameters that are safe to record. */
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /**
   * The transitions taken, each by its source state, its event, and its position among that state's transitions for the
   * event; empty for an ignored event.
   */
  taken: z.array(z.object({ source: z.string(), type: z.string(), place: z.int() })),
});

/** A tester's recorded session, as written by the product. */
const sessionRecord = z.object({
  format: z.string(),
  version: z.number(),
  /** The start of the recording, in UTC. */
  startedAt: z.string(),
  events: z.array(recordedEvent),
});

export type SessionRecord = z.infer<typeof sessionRecord>;
export type RecordedEvent = z.infer<typeof recordedEvent>;

/** The machine's transition for a recorded one; undefined when there is no such transition. */
export function transitionOf(
  machine: AnyStateMachine,
  { source, type, place }: RecordedEvent["taken"][number],
): AnyTransitionDefinition | undefined {
  const node = [machine.root, ...nodesOf(machine)].find(({ path }) => path.join(".") === source);
  return node && transitionsOf(node).filter(({ eventType }) => eventType === type)[place];
}

/** A product's format for recorded sessions. */
export type Recording = {
  format: string;
  version: number;
  /** The event parameters that are safe to record. */
  harmless: (event: { type: string }) => RecordedEvent["parameters"];
};

/**
 * Reads a session that was recorded at the running console.
 * @throws Error of one sentence when the file is not a recording, has another version, or comes from a console with
 *   other machines.
 */
export function readSession(
  path: string,
  { format, version }: Omit<Recording, "harmless">,
  models: readonly MachineModel[],
): SessionRecord {
  const json = parsed(path);
  const field = (name: string): unknown =>
    typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined;
  if (field("format") !== format) throw new Error(`${path} is not a recorded session.`);
  if (field("version") !== version)
    throw new Error(`${path} is a recording of version ${field("version")}; this release reads version ${version}.`);
  const read = sessionRecord.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${path} has an invalid format: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  refuseUnknown(read.data, path, models);
  return read.data;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Coverage would be wrong for a recording of other machines. */
function refuseUnknown({ events }: SessionRecord, path: string, models: readonly MachineModel[]): void {
  for (const { machine, type, taken, state: value } of events) {
    const model = models.find((each) => each.machine.id === machine);
    if (!model) throw unknown(`machine ${machine}`);
    try {
      activeNodes({ machine: model.machine, value });
    } catch {
      throw unknown(`state ${stateText(value)} of ${machine}`);
    }
    if (!type.startsWith("xstate.") && !(type in model.events)) throw unknown(`event ${type} of ${machine}`);
    for (const transition of taken) {
      const { source, type: event, place } = transition;
      if (!transitionOf(model.machine, transition))
        throw unknown(`transition ${source}: ${event} (${place + 1}) of ${machine}`);
    }
  }

  function unknown(what: string) {
    return new Error(`${path} contains the unknown ${what}: it was recorded with another release.`);
  }
}
