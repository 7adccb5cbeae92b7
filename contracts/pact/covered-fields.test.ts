import { expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES, routeFor } from "./contracted-routes.ts";
import { readInteractions } from "./written-pact.ts";

/*
 * The converse of used-fields.test.ts: every field that the client reads is in the pact. Each example of the pact is read through a proxy that records the fields which the client reads, missing ones included.
 */

const accepted = readInteractions().filter(({ response }) => Reflect.get(Object(response.body.content), "success"));

const ofProfile = (field: string) => `resData.${field}`;

/** Fields that the client reads and a service may omit. */
const NOT_IN_PACT = [
  // Optional proposed fields of a list and of a sign-in (docs/contracts-agreed.md).
  ...["resData.totalIsExact", "resData.next", "resData.offers", "resData.summary", "resData.deviceToken"],
  // Other names of 3.3 for the nickname and the merchant's number: the pact has one of each.
  ...["resData.nickname", "resData.userId", "resData.merchantId"],
  // Optional fields of a profile (3.3).
  ...["name", "avatar", "job", "jobName", "organization", "organizationName", "location", "locationName"].map(
    ofProfile,
  ),
  ...["introduction", "personalWebsite", "phone", "certification"].map(ofProfile),
  // Read in refusals only.
  ...["errCode", "errMsg"],
  // Ignored for a call without data.
  "resData",
];

/** Records the path of every field that is read; "*" stands for any index of a list. */
function recordingReads(value: unknown, path: string, noted: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const below: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || (Array.isArray(target) && !/^\d+$/.test(key))) return below;
      const at = [path, Array.isArray(target) ? "*" : key].filter(Boolean).join(".");
      noted.add(at);
      return recordingReads(below, at, noted);
    },
  });
}

/** The menu is recursive, so one level represents all. */
const flat = (path: string) => path.replace(/(\.children\.\*)+/, ".children.*").replace(".*.children.*", ".*");

test.each([...CONTRACTED_ROUTES])(
  "%s: the pact has every field that the client reads",
  async (path, { sendExample }) => {
    const exchanges = accepted.filter(({ request }) => `${request.method} ${request.path}` === path);
    const read = new Set<string>();
    const pinned = new Set<string>();
    for (const { request, response } of exchanges) {
      collect(response.body.content, "", pinned);
      const send: Send = async ({ resData }) => readEnvelope(recordingReads(response.body.content, "", read), resData);
      await sendExample(send, request.body?.content);
    }
    const loose = [...read].map(flat).filter((one) => !pinned.has(one) && !NOT_IN_PACT.includes(one));
    expect(loose).toEqual([]);
    expect(read.size).toBeGreaterThan(0);
  },
);

/** Collects the paths of all fields of an example. */
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
  const body = recordingReads({ success: true, resData: { items: [{ code: "A" }] } }, "", read);
  const { sendExample } = routeFor({ method: "POST", path: "/api/Order/List" });
  await sendExample(async ({ resData }) => readEnvelope(body, resData));
  expect([...read]).toContain("resData.items.*.payStatus");
});
