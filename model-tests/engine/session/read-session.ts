import { readFileSync } from "node:fs";
import { activeNodes } from "#model-tests/engine/generate/active-nodes.ts";
import { stateText } from "#model-tests/engine/generate/state-text.ts";
import type { MachineModel } from "#model-tests/engine/model.ts";
import { type Recording, type SessionRecord, sessionRecord, transitionOf } from "./session-record.ts";

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
