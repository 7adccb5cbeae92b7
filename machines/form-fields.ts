/** What machines have in common that keep a form's fields in `context.fields`. */

/** One field was typed into: `value` is all that it holds now. */
export type FieldTyped<Fields> = { type: "FIELD_TYPED"; field: keyof Fields; value: string };

/** The part of the context that changes when a field is typed into; a problem of the last attempt is over with it. */
export function withField<Fields>(
  { fields }: { fields: Fields },
  { field, value }: FieldTyped<Fields>,
): { fields: Fields; problem: null } {
  return { fields: { ...fields, [field]: value }, problem: null };
}

/** Whether fields can be sent: none of them has an issue. */
export function isComplete(issues: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(issues).length === 0;
}
