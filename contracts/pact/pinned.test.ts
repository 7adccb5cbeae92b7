import { expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES, routeFor } from "./contracted-routes.ts";
import { readInteractions } from "./written-pact.ts";

/*
 * The other way round from load-bearing.test.ts: whatever the client reads of an answer, the pact pins. Each example of the
 * pact is read through a proxy that notes the fields which the client asks for, those that the example lacks as well.
 */

const accepted = readInteractions().filter(({ response }) => Reflect.get(Object(response.body.content), "success"));

const ofProfile = (field: string) => `resData.${field}`;

/** What the client reads and the contract leaves to the service, by the end of its path. */
const LEFT_OPEN = [
  // Proposed fields of a list and of a sign-in that a service may do without (docs/contracts-agreed.md).
  ...["resData.totalIsExact", "resData.next", "resData.offers", "resData.summary", "resData.deviceToken"],
  // Other words of 3.3 for the nickname and the merchant's number: the pact has one of each.
  ...["resData.nickname", "resData.userId", "resData.merchantId"],
  // The rest of a profile (3.3), which a service need not have.
  ...["name", "avatar", "job", "jobName", "organization", "organizationName", "location", "locationName"].map(
    ofProfile,
  ),
  ...["introduction", "personalWebsite", "phone", "certification"].map(ofProfile),
  // Read of a refusal only.
  ...["errCode", "errMsg"],
  // What the envelope of a call without data holds instead of it says nothing.
  "resData",
];

/** The value with every field that is asked for noted under its path; "*" stands for any place in a list. */
function noting(value: unknown, path: string, noted: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const below: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || (Array.isArray(target) && !/^\d+$/.test(key))) return below;
      const at = [path, Array.isArray(target) ? "*" : key].filter(Boolean).join(".");
      noted.add(at);
      return noting(below, at, noted);
    },
  });
}

/** A menu's children have children: one level stands for all. */
const flat = (path: string) => path.replace(/(\.children\.\*)+/, ".children.*").replace(".*.children.*", ".*");

test.each([...CONTRACTED_ROUTES])("%s: all that the client reads is pinned", async (path, { ask }) => {
  const exchanges = accepted.filter(({ request }) => `${request.method} ${request.path}` === path);
  const read = new Set<string>();
  const pinned = new Set<string>();
  for (const { request, response } of exchanges) {
    collect(response.body.content, "", pinned);
    const send: Send = async ({ resData }) => readEnvelope(noting(response.body.content, "", read), resData);
    await ask(send, request.body?.content);
  }
  const loose = [...read].map(flat).filter((one) => !pinned.has(one) && !LEFT_OPEN.includes(one));
  expect(loose).toEqual([]);
  expect(read.size).toBeGreaterThan(0);
});

/** The path of everything within an example. */
function collect(value: unknown, path: string, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    const at = flat([path, Array.isArray(value) ? "*" : key].filter(Boolean).join("."));
    found.add(at);
    collect(below, at, found);
  }
}

test("a field that the client reads and the pact lacks is found", async () => {
  const read = new Set<string>();
  const body = noting({ success: true, resData: { items: [{ code: "A" }] } }, "", read);
  const { ask } = routeFor({ method: "POST", path: "/api/Order/List" });
  await ask(async ({ resData }) => readEnvelope(body, resData));
  expect([...read]).toContain("resData.items.*.payStatus");
});
