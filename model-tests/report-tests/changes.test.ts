import { expect, test } from "vitest";
import { approvedAt, changesOf, lastCommit } from "#model-tests/engine/index.ts";
import { PRODUCT } from "#model-tests/product.ts";

const row = (event: string, next: string) => ({ situation: "shut", event, next, effects: "", clauses: "1.1" });
const now = (event: string, next: string) => ({ ...row(event, next), edges: [], states: [] });

test("approved rows: unchanged, changed, added or removed", () => {
  const before = [row("PUSHED", "open"), row("LOCKED", "locked"), row("KICKED", "open")];
  const { rows, removedRows } = changesOf(
    [now("PUSHED", "open"), now("LOCKED", "shut"), now("KNOCKED", "shut")],
    before,
  );
  expect(
    rows.map(({ event, before: was }) => [event, was === undefined ? "as it was" : (was?.next ?? "added")]),
  ).toEqual([
    ["PUSHED", "as it was"],
    ["LOCKED", "locked"],
    ["KNOCKED", "added"],
  ]);
  expect(removedRows).toEqual([row("KICKED", "open")]);
});

test("approved rows: without a base, there are no changes", () => {
  expect(changesOf([now("PUSHED", "open")], null)).toEqual({ rows: [now("PUSHED", "open")], removedRows: [] });
});

test("approved rows: are read from a git revision; an unknown revision is named", () => {
  const base = lastCommit(PRODUCT.tables);
  if (base !== null) expect(approvedAt(base, PRODUCT.tables).get("verification")?.length).toBeGreaterThan(10);
  expect(() => approvedAt("no-such-revision", PRODUCT.tables)).toThrow(
    "git has no revision no-such-revision with approved tables",
  );
});
