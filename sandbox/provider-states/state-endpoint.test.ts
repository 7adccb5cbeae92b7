import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER_STATES, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest({ providerStates: true });
});
afterAll(async () => {
  await sandbox.stop();
  expect(sandbox.faults).toEqual([]);
});

const params = {
  email: "merchant@company.example",
  password: "Correct-Horse-7",
  purpose: "register",
  code: "482913",
  termMonths: 3,
  kind: "credential",
  gate: "viewCredentials",
  nickName: "Lin Trading",
  name: "Lin Mei",
  job: "Owner",
  organization: "Lin Trading",
  location: "Taipei",
  introduction: "Sells tea.",
  personalWebsite: "https://shop.example/lin",
  phone: "+886 2 1234 5678",
};

const ask = (body: unknown) => sandbox.post("/sandbox/provider-states", JSON.stringify(body));

test.each(Object.keys(PROVIDER_STATES) as (keyof typeof PROVIDER_STATES)[])(
  "the situation “%s” comes about, and answers what it chose",
  async (state) => {
    const answer = await ask({ state, params, action: "setup" });
    expect(answer.status).toBe(200);
    const values = Object.fromEntries(STATE_ANSWERS[state].map((name) => [name, expect.stringMatching(/^\S+$/)]));
    expect(await answer.json()).toMatchObject(values);
  },
);

test("a situation that no contract names is an error", async () => {
  const answer = await ask({ state: "a full moon", params: {}, action: "setup" });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: expect.stringContaining("a full moon") });
});

test.each([
  ["nothing", null],
  ["a situation without what it needs", { state: "a registered merchant", params: {}, action: "setup" }],
])("%s is refused with the reason", async (_, body) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\S/) });
});

test("taking a situation down needs nothing", async () => {
  expect((await ask({ state: "a pending order", action: "teardown" })).status).toBe(200);
});
