/**
 * Forms with typed text or another choice, which a reload would lose. Fields outside of forms do not count, since they
 * change the address or nothing.
 */
const editedForms = new WeakSet<HTMLFormElement>();
const changedSelects = new WeakSet<Element>();

/** Tracks text that is typed, and options that are chosen, in forms, also before hydration; call it once. */
export function trackUnsavedInput(): void {
  for (const form of document.forms) if ([...form.elements].some(isFilled)) editedForms.add(form);
  // Capturing, since React stops the event in parts of the page that are not hydrated yet.
  addEventListener("input", noteInput, true);
}

function noteInput({ target }: Event) {
  if (isTextField(target) && target.form) editedForms.add(target.form);
  if (target instanceof HTMLSelectElement && target.form) {
    editedForms.add(target.form);
    changedSelects.add(target);
  }
}

/** Whether a form on the page holds typed text or another choice. @param selector counts only forms that match it. */
export function hasUnsavedInput(selector = "form"): boolean {
  return [...document.forms].some(
    (form) => form.matches(selector) && editedForms.has(form) && [...form.elements].some(isFilled),
  );
}

function isFilled(field: Element) {
  if (changedSelects.has(field)) return true;
  // The browser fills in autofilled fields again.
  return isTextField(field) && field.value !== "" && !field.matches(":autofill");
}

/** Whether a person types into it. */
export function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|reset|hidden)$/.test(target.type);
}
