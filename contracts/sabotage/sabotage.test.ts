import { expect, test } from "vitest";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { brokenAnswers } from "./broken-answers.ts";
import { isSharp, scoreOf } from "./score.ts";
import { judge } from "./verdicts.ts";

/* Two exchanges stand for all; `npm run contracts:sabotage` breaks every one. */

const [wallet] = readInteractions().filter(
  ({ description }) => description === "what the merchant's payment address on TRON holds",
);
const [refusal] = readInteractions().filter(({ description }) => description === "a sign-in with a wrong password");
if (!wallet || !refusal) throw new Error("the pact lacks the exchanges of this test");

test("a pact with its matching rules passes, and one without them fails", { timeout: 60_000 }, async () => {
  const matchingRules = { body: { $: { combine: "AND", matchers: [{ match: "type" }] } } };
  const blunted = { ...wallet, response: { ...wallet.response, matchingRules } };
  const verdicts = await judge([
    ...[wallet, refusal].flatMap(brokenAnswers),
    ...brokenAnswers(wallet).map((way) => ({ ...way, exchange: blunted })),
  ]);
  const isBlunt = ({ exchange }: (typeof verdicts)[number]) => exchange === blunted;

  const sharp = scoreOf(verdicts.filter((one) => !isBlunt(one)));
  expect(sharp.survivors.map(({ fault }) => fault)).toEqual([]);
  expect(sharp).toMatchObject({ unagreed: [], tooStrict: [] });
  expect(isSharp(sharp)).toBe(true);

  const blunt = scoreOf(verdicts.filter(isBlunt));
  expect(blunt.survivors.length).toBeGreaterThan(0);
  expect(isSharp(blunt)).toBe(false);
});
