import { expect, test, vi } from "vitest";
import { chosenLocale, storedLocale } from "./stored-locale.ts";

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

test("language: another tab's choice is applied; an empty, removed or unknown one is ignored (4.9, 5.10)", () => {
  const chosen: unknown[] = [];
  let dispatch = (_: object) => {};
  vi.stubGlobal("addEventListener", (_: string, listener: typeof dispatch) => {
    dispatch = listener;
  });
  chosenLocale.watch((locale) => chosen.push(locale));
  for (const newValue of ["ja-JP", "", null, "xx-XX"]) dispatch({ key: "arco-locale", newValue, oldValue: null });
  expect(chosen).toEqual(["ja-JP", null, null, null]);
});
