import { happens, type TimeInvariant, was, whenever } from "#model-tests/engine/index.ts";

/** What is typed into a field stands in it, wherever a form can be typed into. */
export function keepsWhatIsTyped(...states: string[]): TimeInvariant {
  return whenever(happens("FIELD_TYPED"), was(...states)).then(
    ({ step, after }) => after.context.fields[step?.event["field"]] === step?.event["value"],
  );
}
