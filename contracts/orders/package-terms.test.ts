import { expect, test } from "vitest";
import { merchantPackage } from "./list-packages.ts";

const read = (term: object) => merchantPackage.parse({ id: 1, terms: [term] }).terms[0];

test.each([
  [{ unit: "quarter", amount: "79" }, 3],
  [{ unit: "MONTH", amount: "9.90" }, 1],
  [{ unit: "quarter", months: "4.0", amount: "79" }, 4],
  [{ unit: "other", amount: "79" }, null],
  [{ amount: "79" }, null],
])("a term of %j has %j months (3.6, 9.4)", (term, months) => {
  expect(read(term)).toMatchObject({ months });
});

test("a term without a price and a package without limits are readable (3.6)", () => {
  expect(read({ unit: "month" })).toMatchObject({ months: 1, amount: null });
  expect(merchantPackage.parse({ id: 1, limits: null, terms: null }).limits).toEqual({});
});
