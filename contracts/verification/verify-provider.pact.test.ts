import { rmSync } from "node:fs";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { SAMPLED, writeSamplePact } from "./sample-pact.ts";
import { type Faults, startStandIn } from "./stand-in-provider.ts";
import { summarize } from "./summary.ts";
import { holds, verifyProvider } from "./verify-provider.ts";

const pact = writeSamplePact();
afterAll(() => rmSync(pact, { recursive: true }));
const endings: (() => void)[] = [];
afterEach(() => {
  for (const stop of endings.splice(0)) stop();
});

async function verify(faults?: Faults) {
  const provider = await startStandIn(faults);
  endings.push(provider.stop);
  const verification = await verifyProvider(provider, pact);
  const broken = verification.outcomes.filter(({ reasons }) => reasons.length > 0);
  return { verification, broken };
}

describe("a provider is verified", () => {
  test("one that answers as the pact says holds every exchange, the proposed ones too", async () => {
    const { verification, broken } = await verify();
    expect(verification.problems).toEqual([]);
    expect(broken).toEqual([]);
    expect(verification.outcomes).toHaveLength(SAMPLED.length);
    expect(holds(verification, true)).toBe(true);
    expect(summarize(verification, true)).toContain("holds: ready to be promoted – the packages on sale");
    expect(summarize(verification, false)).not.toContain("promoted");
  });

  test("a documented exchange that breaks fails it, and says at which field", async () => {
    const { verification, broken } = await verify({
      answers: { "a sign-in with a wrong password": { success: false, errCode: "2001", errMsg: null } },
    });
    expect(broken.map(({ description }) => description)).toEqual(["a sign-in with a wrong password"]);
    expect(broken[0]?.reasons.join()).toContain("$.errMsg");
    expect(holds(verification, false)).toBe(false);
    expect(summarize(verification, true)).toContain("BROKEN – a sign-in with a wrong password");
  });

  test("a proposed exchange that breaks is reported, and fails a strict verification only", async () => {
    const { verification, broken } = await verify({ answers: { "the packages on sale": { success: true } } });
    expect(broken.map(({ description }) => description)).toEqual(["the packages on sale"]);
    expect(holds(verification, false)).toBe(true);
    expect(holds(verification, true)).toBe(false);
    expect(summarize(verification, true)).toContain("does not hold yet – the packages on sale");
  });

  test("a situation without a handler, or without a value that it promises, breaks what needs it", async () => {
    const { verification, broken } = await verify({
      unknownStates: ["a registered merchant"],
      silentStates: ["a signed-in merchant"],
    });
    const needing = verification.outcomes.filter(
      ({ states }) => states.includes("a registered merchant") || states.includes("a signed-in merchant"),
    );
    expect(broken).toEqual(needing);
    const reasons = broken.flatMap((outcome) => outcome.reasons);
    expect(reasons).toContainEqual(expect.stringContaining('"a registered merchant": the state endpoint answered 404'));
    expect(reasons).toContainEqual('"a signed-in merchant": the state endpoint did not answer token, userId');
    expect(holds(verification, false)).toBe(false);
  });

  test("a state endpoint that accepts every name is not believed", async () => {
    const { verification } = await verify({ acceptsEveryState: true });
    expect(verification.problems).toEqual([expect.stringContaining("accepts a situation that it cannot know")]);
    expect(holds(verification, false)).toBe(false);
  });

  test("where nobody listens, nothing holds", async () => {
    const nobody = "http://127.0.0.1:9";
    const verification = await verifyProvider({ url: nobody, stateUrl: `${nobody}/states` }, pact);
    expect(verification.problems).toEqual([expect.stringContaining("does not answer")]);
    expect(holds(verification, false)).toBe(false);
  });
});
