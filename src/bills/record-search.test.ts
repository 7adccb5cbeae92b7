import { expect, test } from "vitest";
import { billSearchOf, callbackSearchOf, rechargeBillSearchOf, transactionSearchOf } from "./record-search.ts";

const query = {
  page: 2,
  pageSize: 50,
  sort: "-amount",
  filters: { code: "BILL1", hash: "0x5c", from: "2026-11-01", until: "2026-11-21" },
};
const inCommon = {
  page: 2,
  pageSize: 50,
  sort: "-amount",
  code: "BILL1",
  hash: "0x5c",
  createdFrom: new Date("2026-11-01T00:00:00.000").toISOString(),
  createdUntil: new Date("2026-11-21T23:59:59.999").toISOString(),
};

test("each list is asked for what its address says (2.28, 2.29, 2.31)", () => {
  const bills = { ...query, filters: { ...query.filters, status: "failed", application: "APP1" } };
  expect(billSearchOf(bills)).toEqual({ ...inCommon, noticeStatus: "failed", applicationCode: "APP1" });
  expect(rechargeBillSearchOf(query)).toEqual(inCommon);
  const records = { ...query, filters: { ...query.filters, status: "dropped", kind: "recharge" } };
  expect(transactionSearchOf(records)).toEqual({ ...inCommon, status: "dropped", kind: "recharge" });
  const callbacks = { ...query, sort: "createdAt", filters: { code: "CB1", application: "APP1" } };
  expect(callbackSearchOf(callbacks)).toEqual({
    ...{ page: 2, pageSize: 50, sort: "createdAt", code: "CB1", applicationCode: "APP1" },
  });
});

test("a list without conditions is asked for all there is (2.28)", () => {
  expect(JSON.stringify(billSearchOf({ page: 1, pageSize: 20, sort: null, filters: {} }))).toBe(
    '{"page":1,"pageSize":20}',
  );
});
