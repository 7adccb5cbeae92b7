import { readFileSync } from "node:fs";
import type { StateValue } from "xstate";
import * as z from "zod/mini";
import { type MachineModel, nodesOf } from "#model-tests/engine/model.ts";
import { statesOf } from "./recorded-states.ts";
import { transitionOf } from "./recorded-transition.ts";
import type { Recording, SessionRecord, TakenTransition } from "./session-record.ts";

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));

const recordShape: z.ZodMiniType<SessionRecord> = z.object({
  format: z.string(),
  version: z.number(),
  startedAt: z.string(),
  events: z.array(
    z.object({
      at: z.number(),
      instance: z.int(),
      machine: z.string(),
      state: stateValue,
      type: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      taken: z.array(z.object({ source: z.string(), type: z.string(), place: z.int() })),
    }),
  ),
});

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
  const read = recordShape.safeParse(json);
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
  for (const { machine, type, taken, state } of events) {
    const model = models.find((each) => each.machine.id === machine);
    if (!model) throw unknown(`machine ${machine}`);
    const known = new Set(nodesOf(model.machine).map((node) => node.path.join(".")));
    for (const name of statesOf(state)) if (!known.has(name)) throw unknown(`state ${name} of ${machine}`);
    if (!type.startsWith("xstate.") && !(type in model.events)) throw unknown(`event ${type} of ${machine}`);
    for (const transition of taken)
      if (!transitionOf(model.machine, transition)) throw unknown(`transition ${nameOf(transition)} of ${machine}`);
  }

  function unknown(what: string) {
    return new Error(`${path} contains the unknown ${what}: it was recorded with another release.`);
  }
}

function nameOf({ source, type, place }: TakenTransition): string {
  return `${source}: ${type} (${place + 1})`;
}
