import type { Control, Look } from "./stage.ts";

/** What shows a state to a person, as sights are written. */

/** What was waited for and did not come, as a sentence. */
function orSay(sentence: string, waiting: Promise<unknown>): Promise<void> {
  return waiting.then(
    () => undefined,
    (cause: unknown) => {
      throw new Error(sentence, { cause });
    },
  );
}

export function sees(...parts: readonly Control[]): Look {
  return async (stage, snapshot) => {
    for (const part of parts) {
      const shown = part(stage, snapshot).first();
      await orSay(`the screen does not show ${shown}`, shown.waitFor());
    }
  };
}

export function gone(part: Control): Look {
  return (stage, snapshot) => {
    const shown = part(stage, snapshot).first();
    return orSay(`the screen still shows ${shown}`, shown.waitFor({ state: "hidden" }));
  };
}

/** These words of the product can be read. */
export function reads(key: string, values?: Record<string, string | number>): Look {
  return ({ person }) => orSay(`the screen does not say "${person.t(key, values)}"`, person.expectText(key, values));
}

/** What has this for its name, such as where something is being loaded. */
export function labelled(key: string): Look {
  return ({ person }) =>
    orSay(
      `the screen shows nothing called "${person.t(key)}"`,
      person.page.getByLabel(person.t(key)).filter({ visible: true }).first().waitFor(),
    );
}

export function both(...looks: readonly Look[]): Look {
  return async (stage, snapshot) => {
    for (const look of looks) await look(stage, snapshot);
  };
}

/**
 * A button waits for the service: it has a spinner, which has a name for screen readers, and cannot be used.
 * @param part the button, or what it stands in: meanwhile it does not have its own name
 */
export function busy(part: Control): Look {
  return (stage, snapshot) => {
    const { page, t } = stage.person;
    const shown = part(stage, snapshot);
    const waiting = shown
      .locator("xpath=descendant-or-self::button")
      .and(page.locator(":disabled, [aria-disabled=true]"))
      .filter({ has: page.getByRole("progressbar", { name: say("shell:word.oneMoment"), exact: true }) })
      .first();
    return orSay(`the screen shows no button in ${shown} that waits for the service`, waiting.waitFor());
  };
}

/** Nothing can be pressed: a control that waits for the service is there, and not to be used. */
export function disabled(part: Control): Look {
  return async (stage, snapshot) => {
    const shown = part(stage, snapshot);
    const waiting = shown.and(stage.person.page.locator(":disabled, [aria-disabled=true]")).first();
    await orSay(`the screen lets ${shown} be used, which waits for the service`, waiting.waitFor());
  };
}
