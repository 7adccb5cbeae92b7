import type { Locator } from "playwright-core";
import type { Action, Control, Expectation } from "#model-tests/walk/stage.ts";
import type { Stage } from "./stage.ts";

/** Expectations and actions for forms, whose fields are named as in `context.fields`. */

export type Form = (stage: Stage) => Locator;

export function formOf(machine: string): Form {
  return ({ person }) => person.machine(machine);
}

/** The submit button, located by type because its text is hidden while it waits for the service. */
export function submitOf(form: Form): Control {
  return (stage) => form(stage).locator('button[type="submit"]');
}

export function fieldsOf(form: Form): Control {
  return (stage) => form(stage).locator(":is(input, textarea):not([readonly])");
}

/** Fills the field of a `FIELD_TYPED` fixture. */
export function typing(form: Form): Action {
  return async (stage, { event }) => {
    await field(form(stage), event.field).fill(event.value);
  };
}

/**
 * Checks that the fields have the machine's values, and that exactly the fields with visible errors are marked invalid.
 * @param issuesOf the machine's validation: errors by field
 */
export function fieldsShow(form: Form, issuesOf: (fields: never) => object): Expectation {
  return async (stage, snapshot) => {
    const { fields } = snapshot.context;
    const wrong = snapshot.hasTag("showingIssues") ? Object.keys(issuesOf(fields as never)) : [];
    for (const [name, value] of Object.entries<string>(fields)) {
      const input = field(form(stage), name);
      if ((await input.count()) === 0) continue;
      const held = await input.inputValue();
      if (held !== value) throw new Error(`the field ${name} holds something else than was typed`);
      const isMarked = (await input.getAttribute("aria-invalid")) === "true";
      if (isMarked && !wrong.includes(name) && snapshot.context.problem === null)
        throw new Error(`the field ${name} is marked as wrong`);
      if (!isMarked && wrong.includes(name)) throw new Error(`the field ${name} is not marked as wrong`);
    }
  };
}

function field(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}
