import { expect, test } from "vitest";
import type { Column } from "./list-definition.ts";
import { countDispensable, withoutDispensable } from "./visible-columns.ts";

const column = (key: string, dispensable = false): Column<string> => ({
  key,
  title: key,
  cell: () => null,
  dispensable,
});
const COLUMNS = [column("code"), column("created", true), column("amount"), column("payType", true)];
const keys = (gone: number) => withoutDispensable(COLUMNS, gone).map(({ key }) => key);

test("what can be spared goes, the last of it first, and amounts never (2.26)", () => {
  expect(countDispensable(COLUMNS)).toBe(2);
  expect(keys(0)).toEqual(["code", "created", "amount", "payType"]);
  expect(keys(1)).toEqual(["code", "created", "amount"]);
  expect(keys(2)).toEqual(["code", "amount"]);
  expect(keys(9)).toEqual(["code", "amount"]);
});
