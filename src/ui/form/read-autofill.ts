/**
 * Takes what a password manager or an extension put into the fields of a form without an event, so that no filled
 * field is reported as empty. React keeps what it knows of a field as its default value.
 */
export function readAutofill(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const isText = !/^(checkbox|radio|button|submit|reset|hidden)$/.test(field.type);
    if (isText && !field.hidden && !field.readOnly && field.value !== field.defaultValue)
      field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
