import { expect, test } from "vitest";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { PROVIDER_STATES, STATE_ANSWERS } from "#contracts/provider-states.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";

const sandbox = sandboxFixture({ providerStates: true });

const ask = (body: unknown) => sandbox.post("/sandbox/provider-states", JSON.stringify(body));

test.each(Object.keys(PROVIDER_STATES) as (keyof typeof PROVIDER_STATES)[])(
  "the situation “%s” works with its defaults, and answers its values",
  async (state) => {
    const answer = await ask({ state, action: "setup" });
    expect(answer.status).toBe(200);
    const values = Object.fromEntries(STATE_ANSWERS[state].map((name) => [name, expect.stringMatching(/^\S+$/)]));
    expect(await answer.json()).toMatchObject(values);
  },
);

test("an unknown situation is an error", async () => {
  const answer = await ask({ state: "a full moon", params: {}, action: "setup" });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: expect.stringContaining("a full moon") });
});

const asked = (state: string, params: object) => ({ state, params, action: "setup" });

test.each<[string, unknown, string]>([
  ["nothing", null, 'The body is JSON such as {"state": "a pending order", "params": {}, "action": "setup"}.'],
  ["params that are a text", { state: "a pending order", params: "none" }, "The body is JSON such as"],
  [
    "a misspelt param",
    asked("a registered merchant", { emial: "x@example.com" }),
    '"a registered merchant" takes email, password, and not emial.',
  ],
  [
    "a param where none belongs",
    asked("a recharge", { email: "x@example.com" }),
    '"a recharge" takes no params, and not email.',
  ],
  [
    "a param of another type",
    asked("packages are on sale", { termMonths: "three" }),
    '"termMonths" of "packages are on sale" is not as its schema says: {"default":3,"type":"integer"',
  ],
  [
    "an unknown situation",
    asked("the identity provider vouches", { kind: "passport" }),
    '"kind" of "the identity provider vouches" is not as its schema says: {"default":"credential"',
  ],
  [
    "a nickname of nothing",
    asked("a merchant who changed the nickname", { nickName: "" }),
    '"nickName" of "a merchant who changed the nickname" is not as its schema says:',
  ],
])("%s is refused with the reason", async (_, body, sentence) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringContaining(sentence) });
});

test("a call that a situation names has been made (7.14)", async () => {
  const state = await ask(asked("a merchant who changed the nickname", { nickName: "Mei" }));
  const { token, userId } = (await state.json()) as Record<"token" | "userId", string>;
  const answer = await loadProfile(sandbox.sendAs(token), { id: userId });
  expect(answer).toMatchObject({ accepted: true, value: { nickName: "Mei" } });
});

test("a teardown of a situation does nothing", async () => {
  expect((await ask({ state: "a pending order", action: "teardown" })).status).toBe(200);
});
