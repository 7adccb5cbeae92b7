import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf, exactly, onlyOf, several } from "#contracts/pact/matchers.ts";
import { contractedApplication } from "./contracted-application.ts";
import { listApplications } from "./list-applications.call.ts";

const exchange = consumerPact(import.meta.url);
const given = [{ state: "a merchant with an application" }] as const;

test("a page of applications has the total (2.27, 3.7), proposed", async () => {
  const body = { page: 1, pageSize: 20, sort: "-createdAt" } as const;
  const answer = await exchange(
    {
      description: "the first page of the merchant's applications",
      clauses: ["2.27", "3.7", "4.5", "7.16"],
      proposed: true,
      given,
      request: { of: listApplications, body, signedIn: true },
      answer: accepted({ items: eachOf(contractedApplication()), total: count(1) }),
    },
    (send) => listApplications(send, body),
  );
  expect(answer).toEqual({
    accepted: true,
    value: {
      items: [
        {
          code: "APP3071884260",
          name: "Web shop",
          address: "https://shop.example",
          rechargeCallback: "https://shop.example/callbacks/recharge",
          withdrawCallback: "https://shop.example/callbacks/withdraw",
          status: "enabled",
          remark: "The shop for Europe",
          createdAt: "2026-11-21T03:00:00.000Z",
        },
      ],
      unreadable: [],
      totalIsExact: true,
      total: 1,
    },
  });
});

test("a search for an application that matches nothing is an empty page, not a refusal (2.27), proposed", async () => {
  const body = { page: 1, pageSize: 20, status: "disabled", search: "no such application" } as const;
  const answer = await exchange(
    {
      description: "a search for applications that matches nothing",
      clauses: ["2.27", "7.16"],
      proposed: true,
      given,
      request: { of: listApplications, body, signedIn: true },
      answer: accepted({ items: [], total: exactly(0) }),
    },
    (send) => listApplications(send, body),
  );
  expect(answer).toEqual({ accepted: true, value: { items: [], unreadable: [], totalIsExact: true, total: 0 } });
});

test.each([
  ["ascending", "name", "Alpha shop"],
  ["descending", "-name", "Zeta shop"],
] as const)("a page has the requested size and sort order, %s (2.27), proposed", async (how, sort, name) => {
  const body = { page: 1, pageSize: 1, sort };
  const answer = await exchange(
    {
      description: `one application by name, ${how}`,
      clauses: ["2.27", "7.16"],
      proposed: true,
      given: [
        { state: "a merchant with two applications", params: { firstName: "Alpha shop", lastName: "Zeta shop" } },
      ],
      request: { of: listApplications, body, signedIn: true },
      answer: accepted({ items: onlyOf({ ...contractedApplication(), name: exactly(name) }), total: several(2) }),
    },
    (send) => listApplications(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { items: [{ name }], total: 2 } });
});

test("the second page follows the first (2.27), proposed", async () => {
  const body = { page: 2, pageSize: 1, sort: "name" } as const;
  const answer = await exchange(
    {
      description: "the second page of one application by name",
      clauses: ["2.27", "7.16"],
      proposed: true,
      given: [
        { state: "a merchant with two applications", params: { firstName: "Alpha shop", lastName: "Zeta shop" } },
      ],
      request: { of: listApplications, body, signedIn: true },
      answer: accepted({
        items: onlyOf({ ...contractedApplication(), name: exactly("Zeta shop") }),
        total: several(2),
      }),
    },
    (send) => listApplications(send, body),
  );
  expect(answer).toMatchObject({ accepted: true, value: { items: [{ name: "Zeta shop" }], total: 2 } });
});
