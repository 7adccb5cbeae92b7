import { beforeEach, expect, test, vi } from "vitest";
import { isLosingValues, keepValue, keptValue } from "./kept-values.ts";

const stored = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  isFull = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
});

test("a value that does not fit lasts as long as the page, in place of the one before, until it fits", () => {
  keepValue("browser", "language", "en-US");
  isFull = true;
  keepValue("browser", "language", "th-TH");
  expect([keptValue("browser", "language"), stored.get("language"), isLosingValues.get()]).toEqual([
    "th-TH",
    "en-US",
    true,
  ]);
  isFull = false;
  keepValue("browser", "language", "th-TH");
  expect([keptValue("browser", "language"), stored.get("language"), isLosingValues.get()]).toEqual([
    "th-TH",
    "th-TH",
    false,
  ]);
});

test("what a browser does not even remove is gone for this page, which loses nothing by that", () => {
  stored.set("token", "a-token");
  vi.stubGlobal("localStorage", {
    getItem: () => "a-token",
    removeItem: () => {
      throw new Error("refused");
    },
  });
  keepValue("browser", "token", null);
  expect([keptValue("browser", "token"), isLosingValues.get()]).toEqual([null, false]);
});

test("without storage nothing is there, and what is kept is there for this page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(keptValue("tab", "tabs")).toBeNull();
  keepValue("tab", "tabs", "[]");
  expect([keptValue("tab", "tabs"), isLosingValues.get()]).toEqual(["[]", true]);
});
