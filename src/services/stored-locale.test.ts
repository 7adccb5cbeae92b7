import { expect, test, vi } from "vitest";
import { watchLocale } from "./stored-locale.ts";

test("another tab's language is followed, and one that is empty, taken away or unknown ignored (4.9, 5.10)", () => {
  const followed: string[] = [];
  let hear = (_: object) => {};
  vi.stubGlobal("addEventListener", (_: string, heard: typeof hear) => {
    hear = heard;
  });
  watchLocale((locale) => followed.push(locale));

  for (const newValue of ["ja-JP", "", null, "xx-XX", "toString"]) hear({ key: "arco-locale", newValue });
  hear({ key: "arco-theme", newValue: "ko-KR" });
  hear({ key: "arco-locale", newValue: "zh-TW" });

  expect(followed).toEqual(["ja-JP", "zh-TW"]);
});
