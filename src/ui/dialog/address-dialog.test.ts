import { expect, test } from "vitest";
import { readOpenDialog, writeOpenDialog } from "./address-dialog.ts";

const NAMES = ["open", "pay", "cancel"] as const;

test("dialogs: the address names the open dialog and its record (2.26)", () => {
  const opened = { name: "pay", id: "42" } as const;
  const address = writeOpenDialog(NAMES, opened, new URLSearchParams("status=pending&page=2"));
  expect(address.toString()).toBe("status=pending&page=2&pay=42");
  expect(readOpenDialog(NAMES, address)).toEqual(opened);
});

test("dialogs: one is open at a time (2.26)", () => {
  const present = new URLSearchParams("pay=7&cancel=8");
  expect(writeOpenDialog(NAMES, { name: "open", id: "42" }, present).toString()).toBe("open=42");
});

test("dialogs: closing keeps the rest of the query (2.26)", () => {
  const address = writeOpenDialog(NAMES, null, new URLSearchParams("status=pending&pay=42"));
  expect(address.toString()).toBe("status=pending");
});

test.each(["", "pay=", "pay=%20", "edit=APP1"])("dialogs: “%s” opens none", (address) => {
  expect(readOpenDialog(NAMES, new URLSearchParams(address))).toBeNull();
});
