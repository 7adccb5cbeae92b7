import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ColumnLayout,
  readLayout,
  withColumnMoved,
  withColumnToggled,
  writeFullLayout,
  writeLayout,
} from "./column-layout.ts";

const KEYS = ["code", "package", "amount"];
const OWN: ColumnLayout = KEYS.map((key) => ({ key, isShown: true }));
const words = (layout: ColumnLayout) => writeFullLayout(layout);

test("columns: the default is the list's columns in their own order, stored as nothing (2.26)", () => {
  expect(words(OWN)).toBe("code.package.amount");
  expect(writeLayout(OWN, OWN)).toBe("");
});

test("columns: can be hidden and moved, and the stored text records it (2.26)", () => {
  const layout = withColumnMoved(withColumnToggled(OWN, "package"), "amount", -1);
  expect(writeLayout(layout, OWN)).toBe("code.amount.-package");
  expect(withColumnMoved(withColumnToggled(layout, "package"), "amount", 1)).toEqual(OWN);
});

test.each([
  ["code.amount.package", () => withColumnMoved(OWN, "amount", -1)],
  ["package.code.amount", () => withColumnMoved(OWN, "package", -1)],
  ["code.-package.amount", () => withColumnToggled(OWN, "package")],
])("columns: the layout %s differs from the default and is read as it was written (2.26)", (text, changed) => {
  const layout = changed();
  expect(writeLayout(layout, OWN)).toBe(text);
  expect(readLayout(text, OWN)).toEqual(layout);
});

test("columns: the last visible column cannot be hidden, and a column at the edge moves no further (2.26)", () => {
  const alone = withColumnToggled(withColumnToggled(OWN, "code"), "amount");
  expect(withColumnToggled(alone, "package")).toEqual(alone);
  expect(withColumnMoved(OWN, "code", -1)).toEqual(OWN);
  expect(withColumnMoved(OWN, "amount", 1)).toEqual(OWN);
});

test.each([
  ["nowhere.amount", "amount.code.package"],
  ["amount.amount_9.code", "amount.code.package"],
  ["-code_12.amount_9", "-code.amount.package"],
  ["-code.-package.-amount", "code.package.amount"],
  ["code_.%.__proto__", "code.package.amount"],
  ["x_code.amount", "amount.code.package"],
  ["package_x.amount", "amount.code.package"],
])("columns: invalid parts of %s are ignored (2.26)", (text, read) => {
  expect(words(readLayout(text, OWN))).toBe(read);
});

test("columns: any text is read as a layout of all columns, and a written layout is read unchanged (2.26)", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const layout = readLayout(text, OWN);
      expect(layout.map(({ key }) => key).toSorted()).toEqual(KEYS.toSorted());
      expect(layout.some(({ isShown }) => isShown)).toBe(true);
      expect(readLayout(writeLayout(layout, OWN), OWN)).toEqual(layout);
    }),
  );
});

test("columns: a column hidden by default is shown once it is chosen, and the default is not stored (2.26)", () => {
  const own = withColumnToggled(OWN, "package");
  expect(readLayout("", own)).toEqual(own);
  expect(writeLayout(own, own)).toBe("");
  expect(writeLayout(OWN, own)).toBe("code.package.amount");
  expect(words(readLayout("code.package.amount", own))).toBe("code.package.amount");
  expect(words(readLayout("amount", own))).toBe("amount.code.-package");
});
