import { happens, type TimeInvariant, was, whenever } from "#model-tests/engine/index.ts";

/** Input is kept in every state in which a form can be edited. */
export function keepsWhatIsTyped(...states: string[]): TimeInvariant {
  return whenever(happens("FIELD_TYPED"), was(...states)).then(
    ({ step, after }) => after.context.fields[step?.event["field"]] === step?.event["value"],
  );
}
