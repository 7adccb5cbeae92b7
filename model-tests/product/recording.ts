import { RECORD_FORMAT, RECORD_VERSION, redactedParameters } from "#machines/shell/session-record.ts";
import { type Recording, readSession, type SessionRecord } from "#model-tests/engine/index.ts";
import { EVERY_MODEL } from "#model-tests/models/every-model.ts";

export const RECORDING: Recording = { format: RECORD_FORMAT, version: RECORD_VERSION, harmless: redactedParameters };

/**
 * Parses a recorded session.
 * @throws Error with a message of one sentence if it is invalid.
 */
export function sessionOf(path: string): SessionRecord {
  return readSession(path, RECORDING, EVERY_MODEL);
}
