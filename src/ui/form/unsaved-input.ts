/**
 * Whether a reload would lose what somebody typed. Every form counts from its first keystroke until it leaves the page
 * or is empty again; fields outside of forms do not, since they change the address or nothing.
 */
const editedForms = new WeakSet<HTMLFormElement>();

/** Begins to notice what is typed, and what was typed before the console was hydrated; call it once. */
export function trackUnsavedInput(): void {
  for (const form of document.forms) if ([...form.elements].some(isFilled)) editedForms.add(form);
  // Before React, which stops the event in a part of the page that it has not hydrated yet.
  addEventListener("input", notice, true);
}

function notice({ target }: Event) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    if (target.form && isText(target)) editedForms.add(target.form);
  }
}

/** Whether a form on the page holds something that was typed. */
export function hasUnsavedInput(): boolean {
  return [...document.forms].some((form) => editedForms.has(form) && [...form.elements].some(isFilled));
}

function isFilled(field: Element) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  // What the browser filled in, it fills in again.
  return isText(field) && field.value !== "" && !field.matches(":autofill");
}

function isText(field: HTMLInputElement | HTMLTextAreaElement) {
  return field instanceof HTMLTextAreaElement || !/^(checkbox|radio|button|submit|reset|hidden)$/.test(field.type);
}
