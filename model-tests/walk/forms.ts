import type { Locator } from "playwright-core";
import type { Act, Control, Look } from "#model-tests/walk/stage.ts";
import type { Stage } from "./stage.ts";

/** What every form of the console has in common: fields by the names in `context.fields`, and what is wrong with them. */

export type Form = (stage: Stage) => Locator;

/** The form of a machine, by its mark. */
export function formOf(machine: string): Form {
  return ({ person }) => person.machine(machine);
}

/** The button that submits a form; while it waits for the service, it is there without its words. */
export function submitOf(form: Form): Control {
  return (stage) => form(stage).locator('button[type="submit"]');
}

/** The fields that can be typed into. */
export function fieldsOf(form: Form): Control {
  return (stage) => form(stage).locator(":is(input, textarea):not([readonly])");
}

/** Types into the field that a fixture of `FIELD_TYPED` names. */
export function typing(form: Form): Act {
  return async (stage, { event }) => {
    await field(form(stage), event.field).fill(event.value);
  };
}

/**
 * The fields hold what the machine holds, and those are marked as wrong, no others, that break a rule once that is shown.
 * @param issuesOf the machine's rules; what is wrong with the fields, by field.
 */
export function fieldsShow(form: Form, issuesOf: (fields: never) => object): Look {
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
