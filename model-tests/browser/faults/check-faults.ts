import type { Locator, Route } from "playwright-core";
import { expect } from "vitest";
import {
  callsTo,
  ENDING_CODES,
  FAULT_ERRORS,
  FAULT_KEYS,
  oneOfEachFamily,
  UNKNOWN_CODE,
} from "#model-tests/browser/faulty-service.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { HeldCalls } from "#model-tests/walk/held-calls.ts";
import type { AccountCall, FaultContext, PreparedCall, Press } from "./account-call.ts";

const ENDED = "Signed in on another device";
const once: Press = (button) => button.click();
const twice: Press = (button) => button.dblclick();

type Fault = {
  kind: string;
  /** The expected message. */
  words: string;
  apply: (route: Route) => Promise<void>;
  /** Ends the fault, once it is shown. */
  after?: () => Promise<void>;
};

/**
 * Tests a call with a fault of every family, one after the other on one page. Each is explained, keeps the input and the
 * focus, and leaves no spinner. Then the call succeeds: once with errCode "3000" (8.1), and once slowly, when a double
 * click makes one call.
 * @param turn selects the kinds of faults and the code of 8.3, so that all are used across the calls.
 */
export async function checkFaults(call: AccountCall, turn: number, on: Omit<FaultContext, "held">): Promise<void> {
  const { person } = on;
  person.errors.allow(...FAULT_ERRORS);
  await person.page.clock.install();
  const held = new HeldCalls();
  await held.hold(person.context, call.path);
  const situation = await call.prepare({ ...on, held });

  const faults = faultsOf(call, turn, person);
  const sayings = faults.map(({ words }) => words);
  for (const fault of faults) {
    if (situation.explained) await isExplained(fault, sayings, { ...situation.explained, situation, call, held });
    else await goesAhead(fault, { situation, call, held });
  }

  await situation.make(once);
  await answerAsNormal(await held.next(call.path));
  await situation.done();
  await situation.again();

  const asked = callsTo(person.page, call.path);
  await situation.make(twice);
  const slow = await held.next(call.path);
  await situation.underWay();
  await slow.continue();
  await situation.done();
  expect(asked).toHaveLength(1);
}

function faultsOf({ timeout }: AccountCall, turn: number, { page, context, t }: Person): Fault[] {
  const errCode = ENDING_CODES[turn % ENDING_CODES.length];
  return [
    ...oneOfEachFamily(turn).map(({ kind, apply }) => ({
      kind,
      apply,
      words: kind === UNKNOWN_CODE.kind ? UNKNOWN_CODE.words : t(FAULT_KEYS[kind] ?? "", { status: 500 }),
    })),
    { kind: "no answer", words: t("shell:fault.timeout"), apply: () => page.clock.fastForward(timeout) },
    {
      kind: "no network",
      words: t("shell:fault.offline"),
      apply: async (route) => {
        await context.setOffline(true);
        await route.abort("internetdisconnected");
      },
      after: () => context.setOffline(false),
    },
    {
      kind: `the end of the session (${errCode})`,
      words: ENDED,
      apply: (route) => route.fulfill({ json: { success: false, errCode, errMsg: ENDED } }),
      after: async () => {
        const dialog = page.getByRole("alertdialog", { name: ENDED });
        await dialog.getByRole("button", { name: t("shell:ended.stay") }).click();
        await dialog.waitFor({ state: "hidden" });
      },
    },
  ];
}

type Attempt = { situation: PreparedCall; call: AccountCall; held: HeldCalls };

async function isExplained(
  { kind, words, apply, after }: Fault,
  sayings: readonly string[],
  { situation, call, held, ...explained }: Attempt & NonNullable<PreparedCall["explained"]>,
) {
  const { within, kept } = explained;
  const shown = (text: string) =>
    within.locator("[role=alert], [role=status]").filter({ hasText: text, visible: true }).first();
  const before = await kept();
  await situation.make(once);
  const route = await held.next(call.path);
  await situation.underWay();
  for (const saying of [explained.words ?? sayings].flat()) expect(await shown(saying).count(), kind).toBe(0);
  await apply(route);
  await shown(explained.words ?? words).waitFor();
  await after?.();
  await expect.poll(() => focusOf(within), { message: kind }).not.toBe(null);
  expect(await kept(), kind).toEqual(before);
  expect(await within.locator(".bp6-spinner, .skeleton").count(), kind).toBe(0);
}

/** The tag name of the focused element within a form or panel; null if none. */
function focusOf(within: Locator): Promise<string | null> {
  return within.evaluate((element) => {
    const { activeElement } = document;
    return activeElement && element.contains(activeElement) ? activeElement.tagName : null;
  });
}

/** The action succeeds on the device despite the failure. */
async function goesAhead({ kind, apply }: Fault, { situation, call, held }: Attempt) {
  // The action reloads the page, which needs a network.
  if (kind === "no network") return;
  await situation.make(once);
  const route = await held.next(call.path);
  await situation.underWay();
  await apply(route);
  await situation.done();
  await situation.again();
}

/** The service succeeds and answers with errCode "3000" (8.1). */
async function answerAsNormal(route: Route) {
  const answer = await route.fetch();
  await route.fulfill({ json: { ...(await answer.json()), success: false, errCode: "3000", errMsg: "As usual" } });
}
