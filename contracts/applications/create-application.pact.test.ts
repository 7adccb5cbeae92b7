import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, refused } from "#contracts/pact/matchers.ts";
import { contractedApplicationWith } from "./contracted-application.ts";
import { createApplication } from "./create-application.call.ts";

const exchange = consumerPact(import.meta.url);
const details = {
  name: "Web shop",
  address: "https://shop.example",
  rechargeCallback: "https://shop.example/callbacks/recharge",
  withdrawCallback: "",
  remark: "The shop for Europe",
} as const;
const body = { ...details, requestKey: "key-of-one-application" };

test("an added application is answered, enabled (2.27, 3.7), proposed", async () => {
  const answer = await exchange(
    {
      description: "an application within the limits of the package",
      clauses: ["2.27", "3.7", "4.5", "7.16"],
      proposed: true,
      given: [{ state: "a paid order" }],
      request: { of: createApplication, body, signedIn: true },
      answer: accepted(contractedApplicationWith({ ...details, status: "enabled" })),
    },
    (send) => createApplication(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { name: "Web shop", status: "enabled" } });
});

test("an application beyond the package's limit is refused (3.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "an application beyond the limits of the package",
      clauses: ["2.27", "3.6", "7.16", "8.2"],
      proposed: true,
      outcome: "applicationLimitReached",
      given: [{ state: "a merchant whose package allows no more applications" }],
      request: { of: createApplication, body, signedIn: true },
      answer: refused("2201"),
    },
    (send) => createApplication(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2201", errMsg: "The service says why" });
});
