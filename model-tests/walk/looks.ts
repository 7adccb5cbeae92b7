import type { Control, Look } from "./stage.ts";

/** What shows a state to a person, as sights are written. */

export function sees(...parts: readonly Control[]): Look {
  return async (stage, snapshot) => {
    for (const part of parts) await part(stage, snapshot).first().waitFor();
  };
}

export function gone(part: Control): Look {
  return (stage, snapshot) => part(stage, snapshot).first().waitFor({ state: "hidden" });
}

/** These words of the product can be read. */
export function reads(key: string, values?: Record<string, string | number>): Look {
  return ({ person }) => person.reads(key, values);
}

/** What has this for its name, such as where something is being loaded. */
export function labelled(key: string): Look {
  return ({ person }) => person.page.getByLabel(person.say(key)).filter({ visible: true }).first().waitFor();
}

export function both(...looks: readonly Look[]): Look {
  return async (stage, snapshot) => {
    for (const look of looks) await look(stage, snapshot);
  };
}

/** Nothing can be pressed: a control that waits for the service is there, and not to be used. */
export function disabled(part: Control): Look {
  return async (stage, snapshot) => {
    await part(stage, snapshot).and(stage.person.page.locator(":disabled, [aria-disabled=true]")).first().waitFor();
  };
}
