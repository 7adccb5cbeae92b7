import { expect, test, vi } from "vitest";
import { storedLocale } from "./stored-locale.ts";

test.each([
  ["ja-JP", "ja-JP"],
  ["", "en-US"],
  [null, "en-US"],
  ["xx-XX", "en-US"],
  ["toString", "en-US"],
])(
  "%j stored: the language is %s (5.10, 9.6)",
  {
    tags: ["5.10.a", "7.1.b", "9.6.c", "3.1.c", "9.6.d"],
  },
  (stored, shown) => {
    vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "arco-locale" ? stored : null) });
    expect(storedLocale()).toBe(shown);
  },
);
