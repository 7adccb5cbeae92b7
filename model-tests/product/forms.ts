import { type TimeInvariant, when } from "#model-tests/engine/index.ts";

/** Input is kept in every state where a form can be edited. */
export function typingUpdatesField(...states: string[]): TimeInvariant {
  return when("FIELD_TYPED")
    .from(...states)
    .then(({ step, after }) => after.context.fields[step?.event["field"]] === step?.event["value"]);
}
