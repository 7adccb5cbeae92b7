import { expect, test } from "vitest";
import { type OpenApplication, readOpenApplication, writeOpenApplication } from "./open-application.ts";

const OPENED: OpenApplication[] = [
  { purpose: "add" },
  { purpose: "edit", code: "APP1" },
  { purpose: "credentials", code: "APP1" },
];

test.each(OPENED)("what the address opens is read as it was written: $purpose (2.27)", (opened) => {
  const present = new URLSearchParams("status=enabled&page=2&edit=APP9&add=1");
  const written = writeOpenApplication(opened, present);
  expect(readOpenApplication(written)).toEqual(opened);
  expect(writeOpenApplication(null, written).toString()).toBe("status=enabled&page=2");
});

test.each(["", "edit=", "credentials=%20", "open=APP1"])("“%s” opens nothing", (address) => {
  expect(readOpenApplication(new URLSearchParams(address))).toBeNull();
});
