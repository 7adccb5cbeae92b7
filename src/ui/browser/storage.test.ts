import { beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "#machines/testing/fake-storage.ts";
import { isStorageBlocked, readStorage, writeStorage } from "./storage.ts";

const stored = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  isFull = false;
  const storage = {
    ...fakeStorage(stored),
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
  };
  vi.stubGlobal("localStorage", storage);
});

test("storage: a value that does not fit is kept in memory until it fits", () => {
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

test("storage: a value that cannot be removed is hidden from this page", () => {
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

test("storage: without it, values last as long as the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(readStorage("tab", "tabs")).toBeNull();
  writeStorage("tab", "tabs", "[]");
  expect([readStorage("tab", "tabs"), isStorageBlocked.get()]).toEqual(["[]", true]);
});
