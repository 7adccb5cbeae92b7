import { afterAll, beforeAll, expect, test } from "vitest";
import { loadAttention } from "#sandbox/dashboard/load-attention.ts";
import type { Call, SignedIn } from "#sandbox/http/call.ts";
import { CALLS } from "#sandbox/http/calls.ts";
import { signInAgain, signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { DEMO_MERCHANT, seedDemoMerchant } from "#sandbox/seed/demo-merchant.ts";
import type { Service } from "#sandbox/service.ts";
import { openUnderTest } from "#sandbox/testing/storage-under-test.ts";

/* One merchant never sees another's records: every call is made by a new merchant beside one with months of data. */

let service: Service;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ service, close } = await openUnderTest(null));
});
afterAll(() => close());

/** Inputs of calls that need no code. */
const LISTS = [{}, { page: 1, pageSize: 50 }];
const needsNoCode = (call: Call) => LISTS.some((input) => call.input.safeParse(input).success);

/** The answers of these calls to the inputs that fit them; a refusal as its text. */
async function answersTo(
  calls: readonly Call[],
  inputs: readonly object[],
  who: SignedIn,
): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const call of calls)
    for (const input of inputs) {
      const read = call.input.safeParse(input);
      if (call.access !== "merchant" || !read.success) continue;
      const answer = await call.answer(service, read.data, who).catch((error: unknown) => `refused: ${error}`);
      answers.set(`${call.path} ${JSON.stringify(input)}`, answer);
    }
  return answers;
}

const signedIn = (merchantId: string): SignedIn => ({
  ...{ merchantId, language: "en-US", token: null, userAgent: null, address: "127.0.0.1" },
});

test("the records of a merchant change no answer to another, who can open none of them", async () => {
  const stranger = signedIn((await signInNewMerchant(service)).userId);
  const demo = signedIn(DEMO_MERCHANT.id);
  const lists = CALLS.filter(needsNoCode);
  // Some calls without input end sessions or mark notices as read.
  await answersTo(lists, LISTS, stranger);
  const before = await answersTo(lists, LISTS, stranger);
  expect(before.size).toBeGreaterThan(15);

  await seedDemoMerchant(service);
  await signInAgain(service, demo.merchantId);
  await service.db.updateTable("applicationHealth").set({ failuresSinceDelivery: 9 }).execute();
  expect(JSON.stringify(await loadAttention.answer(service, {}, demo))).toContain("receiverFailing");
  expect(await answersTo(lists, LISTS, stranger)).toEqual(before);

  const seen = JSON.stringify([...(await answersTo(lists, LISTS, demo)).values()]);
  const codes = ["code", "id", "applicationCode"].flatMap((name) => {
    const all = seen.matchAll(new RegExp(`"${name}":"([^"]+)"`, "g"));
    return [...new Set([...all].map(([, code = ""]) => code))].slice(0, 100);
  });
  expect(codes.length).toBeGreaterThan(100);
  const others = CALLS.filter((call) => !needsNoCode(call));
  const ids = codes.flatMap((code) => [{ code }, { id: code }]);
  const opened = await answersTo(others, ids, stranger);
  expect(opened.size).toBeGreaterThan(codes.length);
  expect([...opened].filter(([, answer]) => !String(answer).startsWith("refused: "))).toEqual([]);
});
