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

test("a list shows its own columns in their own order (2.26)", () => {
  expect(words(OWN)).toBe("code.package.amount");
  expect(writeLayout(OWN, OWN)).toBe("");
});

test("columns are hidden and moved, and the text says so (2.26)", () => {
  const layout = withColumnMoved(withColumnToggled(OWN, "package"), "amount", -1);
  expect(writeLayout(layout, OWN)).toBe("code.amount.-package");
  expect(withColumnMoved(withColumnToggled(layout, "package"), "amount", 1)).toEqual(OWN);
});

test.each([
  ["code.amount.package", () => withColumnMoved(OWN, "amount", -1)],
  ["package.code.amount", () => withColumnMoved(OWN, "package", -1)],
  ["code.-package.amount", () => withColumnToggled(OWN, "package")],
])("%s is another layout than the list's own, and is read as it was written (2.26)", (text, changed) => {
  const layout = changed();
  expect(writeLayout(layout, OWN)).toBe(text);
  expect(readLayout(text, OWN)).toEqual(layout);
});

test("the last column that is shown stays, and at an end a column moves no further (2.26)", () => {
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
])("what %s says wrongly is passed over (2.26)", (text, read) => {
  expect(words(readLayout(text, OWN))).toBe(read);
});

test("what is written is read as it was, and any text is read as some layout of all columns (2.26)", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const layout = readLayout(text, OWN);
      expect(layout.map(({ key }) => key).toSorted()).toEqual(KEYS.toSorted());
      expect(layout.some(({ isShown }) => isShown)).toBe(true);
      expect(readLayout(writeLayout(layout, OWN), OWN)).toEqual(layout);
    }),
  );
});

test("a column that is hidden by default is shown once it is chosen, and its default is not stored (2.26)", () => {
  const own = withColumnToggled(OWN, "package");
  expect(readLayout("", own)).toEqual(own);
  expect(writeLayout(own, own)).toBe("");
  expect(writeLayout(OWN, own)).toBe("code.package.amount");
  expect(words(readLayout("code.package.amount", own))).toBe("code.package.amount");
  expect(words(readLayout("amount", own))).toBe("amount.code.-package");
});
