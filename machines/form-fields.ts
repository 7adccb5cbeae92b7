/** A field was edited; `value` is its complete text. */
export type FieldTyped<Fields> = { type: "FIELD_TYPED"; field: keyof Fields; value: string };

/** The context after editing a field, which clears the problem of the last attempt. */
export function withField<Fields>(
  { fields }: { fields: Fields },
  { field, value }: FieldTyped<Fields>,
): { fields: Fields; problem: null } {
  return { fields: { ...fields, [field]: value }, problem: null };
}

/** Whether no field has an issue. */
export function isComplete(issues: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(issues).length === 0;
}
