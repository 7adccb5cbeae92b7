import { expect } from "vitest";
import { MERCHANT_ACTIONS, VISITOR_ACTIONS } from "#model-tests/browser/announced-actions.ts";
import { test } from "#model-tests/browser/journey.ts";
import { navigateFresh } from "#model-tests/browser/overlays.ts";
import { clearSpeech, recordSpeech, spokenPhrases } from "#model-tests/browser/speech-log.ts";

test("screen reader: every result of an action is announced (8.9, 8.10)", async ({
  openConsole,
  merchant,
  service,
}) => {
  const found: string[] = [];
  for (const [acts, signedInAs] of [
    [VISITOR_ACTIONS, undefined],
    [MERCHANT_ACTIONS, merchant],
  ] as const) {
    const person = await openConsole(signedInAs && { signedInAs });
    await recordSpeech(person.context);
    if (signedInAs) await person.page.clock.install();
    await person.goto(signedInAs ? "/nowhere" : "/home");
    if (signedInAs) await person.expectState("session", "settled");
    const stage = { person, merchant, service };
    for (const { name, at, prepare, act, announces } of acts) {
      if (at) await (signedInAs ? navigateFresh(person, at) : person.goto(at));
      await prepare?.(stage);
      await clearSpeech(person.page);
      await act(stage);
      const isSaid = (line: string) =>
        typeof announces === "string" ? line.includes(announces) : announces.test(line);
      await expect
        .poll(async () => (await spokenPhrases(person.page)).some(isSaid))
        .toBe(true)
        .catch(async () => void found.push(`${name} says ${JSON.stringify(await spokenPhrases(person.page))}`));
    }
  }
  expect(found).toEqual([]);
});
