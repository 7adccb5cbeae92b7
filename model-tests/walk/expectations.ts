import type { Control, Expectation } from "./stage.ts";

/** Rejects with this sentence if the expected element does not appear. */
function orFail(sentence: string, waiting: Promise<unknown>): Promise<void> {
  return waiting.then(
    () => undefined,
    (cause: unknown) => {
      throw new Error(sentence, { cause });
    },
  );
}

export function expectVisible(...parts: readonly Control[]): Expectation {
  return async (stage, snapshot) => {
    for (const part of parts) {
      const shown = part(stage, snapshot).first();
      await orFail(`the screen does not show ${shown}`, shown.waitFor());
    }
  };
}

export function expectHidden(part: Control): Expectation {
  return (stage, snapshot) => {
    const shown = part(stage, snapshot).first();
    return orFail(`the screen still shows ${shown}`, shown.waitFor({ state: "hidden" }));
  };
}

export function expectText(key: string, values?: Record<string, string | number>): Expectation {
  return ({ person }) => orFail(`the screen does not say "${person.t(key, values)}"`, person.expectText(key, values));
}

/** Expects an element with this accessible name, such as a loading indicator. */
export function expectLabel(key: string): Expectation {
  return ({ person }) =>
    orFail(
      `the screen shows nothing called "${person.t(key)}"`,
      person.page.getByLabel(person.t(key)).filter({ visible: true }).first().waitFor(),
    );
}

export function expectAll(...looks: readonly Expectation[]): Expectation {
  return async (stage, snapshot) => {
    for (const look of looks) await look(stage, snapshot);
  };
}

/**
 * Expects a button that waits for the service: disabled, with a spinner that has an accessible name.
 * @param part the button or its container, since the button loses its own name while it waits
 */
export function expectBusy(part: Control): Expectation {
  return (stage, snapshot) => {
    const { page, t } = stage.person;
    const shown = part(stage, snapshot);
    const waiting = shown
      .locator("xpath=descendant-or-self::button")
      .and(page.locator(":disabled, [aria-disabled=true]"))
      .filter({ has: page.getByRole("progressbar", { name: t("shell:word.oneMoment"), exact: true }) })
      .first();
    return orFail(`the screen shows no button in ${shown} that waits for the service`, waiting.waitFor());
  };
}

export function expectCall(path: string): Expectation {
  return ({ service }) => service.waitForCall(path);
}

export function expectNoCall(path: string): Expectation {
  return async ({ service }) => {
    if (service.isWaiting(path)) throw new Error(`the page calls ${path}`);
  };
}

/** Expects no call to this path within five minutes, longer than any delay between two. */
export function expectNoCallLater(path: string): Expectation {
  return async (stage, snapshot) => {
    await stage.advanceClock(300_000);
    await expectNoCall(path)(stage, snapshot);
  };
}

/** Expects a control that is visible but disabled, such as one that waits for the service. */
export function expectDisabled(part: Control): Expectation {
  return async (stage, snapshot) => {
    const shown = part(stage, snapshot);
    const waiting = shown.and(stage.person.page.locator(":disabled, [aria-disabled=true]")).first();
    await orFail(`the screen lets ${shown} be used, which waits for the service`, waiting.waitFor());
  };
}
