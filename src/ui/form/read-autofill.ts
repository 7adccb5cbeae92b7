import { isTextField } from "./unsaved-input.ts";

/**
 * Fires input events for fields that a password manager filled without one, so that they are not reported as empty. React
 * stores a field's last known value as its default value.
 */
export function readAutofill(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (isTextField(field) && !field.hidden && !field.readOnly && field.value !== field.defaultValue)
      field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
