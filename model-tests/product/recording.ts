import { RECORD_FORMAT, RECORD_VERSION, redactedParameters } from "#machines/shell/session-record.ts";
import { type Recording, readSession, type SessionRecord } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";

/** How the console records what a tester tries. */
export const RECORDING: Recording = { format: RECORD_FORMAT, version: RECORD_VERSION, harmless: redactedParameters };

/** A session that was recorded at the console. @throws Error of one sentence where it cannot be read. */
export function sessionOf(path: string): SessionRecord {
  return readSession(path, RECORDING, EVERY_MODEL);
}
