import { expect } from "vitest";
import { MERCHANT_ACTS, VISITOR_ACTS } from "#model-tests/browser/announced-acts.ts";
import { goOn } from "#model-tests/browser/go-on.ts";
import { test } from "#model-tests/browser/journey.ts";
import { forgetSaid, noteAnnouncements, said } from "#model-tests/browser/spoken.ts";

test("whatever becomes of what somebody does, a screen reader says it by itself (8.9, 8.10)", async ({
  comeIn,
  merchant,
  service,
}) => {
  const found: string[] = [];
  for (const [acts, signedInAs] of [
    [VISITOR_ACTS, undefined],
    [MERCHANT_ACTS, merchant],
  ] as const) {
    const person = await comeIn(signedInAs && { signedInAs });
    await noteAnnouncements(person.context);
    if (signedInAs) await person.page.clock.install();
    await person.goTo(signedInAs ? "/nowhere" : "/home");
    if (signedInAs) await person.sees("session", "settled");
    const stage = { person, merchant, service };
    for (const { name, at, begin, act, says } of acts) {
      if (at) await (signedInAs ? goOn(person, at) : person.goTo(at));
      await begin?.(stage);
      await forgetSaid(person.page);
      await act(stage);
      const isSaid = (line: string) => (typeof says === "string" ? line.includes(says) : says.test(line));
      await expect
        .poll(async () => (await said(person.page)).some(isSaid))
        .toBe(true)
        .catch(async () => void found.push(`${name} says ${JSON.stringify(await said(person.page))}`));
    }
  }
  expect(found).toEqual([]);
});
