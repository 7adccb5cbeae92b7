import { readFileSync } from "node:fs";
import type { StateValue } from "xstate";
import * as z from "zod/mini";
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type SessionRecord,
  type TakenTransition,
} from "#machines/shell/session-record.ts";
import { type MachineModel, nodesOf } from "#model-tests/model.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";
import { statesOf } from "./recorded-states.ts";
import { transitionOf } from "./recorded-transition.ts";

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));
const mounted = { instance: z.int(), machine: z.string(), state: stateValue };

const recordShape: z.ZodMiniType<SessionRecord> = z.object({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  startedAt: z.string(),
  mounted: z.array(z.object(mounted)),
  events: z.array(
    z.object({
      ...mounted,
      at: z.number(),
      type: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      taken: z.array(z.object({ source: z.string(), type: z.string(), place: z.int() })),
    }),
  ),
});

/**
 * Reads a session that was recorded at the running console.
 * @throws Error of one sentence that says what is wrong with the file: it is no recording, of another version, or of a
 *   console whose machines were others.
 */
export function readSession(path: string): SessionRecord {
  const json = parsed(path);
  const field = (name: string): unknown =>
    typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined;
  if (field("format") !== RECORD_FORMAT) throw new Error(`${path} is no session that the console has recorded.`);
  if (field("version") !== RECORD_VERSION)
    throw new Error(
      `${path} is a recording of version ${field("version")}; this release reads version ${RECORD_VERSION}.`,
    );
  const read = recordShape.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${path} is not laid out as a recording is: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  refuseUnknown(read.data, path);
  return read.data;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** What was recorded with other machines would be counted wrongly. */
function refuseUnknown({ mounted: machines, events }: SessionRecord, path: string): void {
  for (const { machine, state } of [...machines, ...events]) {
    const model = modelNamed(machine);
    if (!model) throw unknown(`machine ${machine}`);
    const known = new Set(nodesOf(model.machine).map((node) => node.path.join(".")));
    for (const name of statesOf(state)) if (!known.has(name)) throw unknown(`state ${name} of ${machine}`);
  }
  for (const { machine, type, taken } of events) {
    const model = modelNamed(machine);
    if (!model) continue;
    if (!type.startsWith("xstate.") && !(type in model.events)) throw unknown(`event ${type} of ${machine}`);
    for (const transition of taken)
      if (!transitionOf(model.machine, transition)) throw unknown(`transition ${nameOf(transition)} of ${machine}`);
  }

  function unknown(what: string) {
    return new Error(
      `${path} has the ${what}, which there is not: it was recorded with another release of the console.`,
    );
  }
}

function modelNamed(name: string): MachineModel | undefined {
  return EVERY_MODEL.find(({ machine }) => machine.id === name);
}

function nameOf({ source, type, place }: TakenTransition): string {
  return `${source}: ${type} (${place + 1})`;
}
