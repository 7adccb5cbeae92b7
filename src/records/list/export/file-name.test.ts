import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

const named = (filters: Record<string, string>, title = "My orders") =>
  fileName(title, { filters }, "Asia/Taipei", "2026-11-22");

test("export: the file's name has the list, its days and the time zone (2.28)", () => {
  expect(named({ createdFrom: "2026-11-01", createdUntil: "2026-11-21", status: "paid" })).toBe(
    "My orders 2026-11-01 – 2026-11-21 (Asia-Taipei)",
  );
  expect(named({ createdFrom: "2026-11-01" })).toBe("My orders 2026-11-01 – 2026-11-22 (Asia-Taipei)");
  expect(named({ createdUntil: "2026-11-21" })).toBe("My orders – 2026-11-21 (Asia-Taipei)");
  expect(named({})).toBe("My orders – 2026-11-22 (Asia-Taipei)");
});

test("export: characters that file names forbid are replaced", () => {
  expect(named({}, 'a/b:c"?')).toBe("a-b-c-- – 2026-11-22 (Asia-Taipei)");
});
