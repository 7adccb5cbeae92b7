import { beforeEach, expect, test, vi } from "vitest";
import { isStorageBlocked, readStorage, writeStorage } from "./storage.ts";

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
  writeStorage("browser", "language", "en-US");
  isFull = true;
  writeStorage("browser", "language", "th-TH");
  expect([readStorage("browser", "language"), stored.get("language"), isStorageBlocked.get()]).toEqual([
    "th-TH",
    "en-US",
    true,
  ]);
  isFull = false;
  writeStorage("browser", "language", "th-TH");
  expect([readStorage("browser", "language"), stored.get("language"), isStorageBlocked.get()]).toEqual([
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
  writeStorage("browser", "token", null);
  expect([readStorage("browser", "token"), isStorageBlocked.get()]).toEqual([null, false]);
});

test("without storage nothing is there, and what is kept is there for this page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(readStorage("tab", "tabs")).toBeNull();
  writeStorage("tab", "tabs", "[]");
  expect([readStorage("tab", "tabs"), isStorageBlocked.get()]).toEqual(["[]", true]);
});
