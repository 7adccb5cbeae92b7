import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { longList } from "./long-lists.ts";
import type { Tables } from "./tables.ts";

/** A database that only compiles queries. */
const newDatabase = (): Database =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (asked) => new PostgresIntrospector(asked),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

let db: Database;
beforeEach(() => {
  db = newDatabase();
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => void vi.useRealTimers());

/** The counting query for a merchant's orders with a status. */
const orders = (merchantId: string, status: "paid" | "failed") =>
  db.selectFrom("orders").select("code").where("merchantId", "=", merchantId).where("status", "=", status).compile();

test("the count of a long list is cached for a minute, by merchant and filter", () => {
  expect(longList(db, orders("1", "paid")).isKnown).toBe(false);
  longList(db, orders("1", "paid")).remember();
  vi.advanceTimersByTime(59_999);
  expect(longList(db, orders("1", "paid")).isKnown).toBe(true);
  expect(longList(db, orders("2", "paid")).isKnown).toBe(false);
  expect(longList(db, orders("1", "failed")).isKnown).toBe(false);
  expect(longList(newDatabase(), orders("1", "paid")).isKnown).toBe(false);
  vi.advanceTimersByTime(1);
  expect(longList(db, orders("1", "paid")).isKnown).toBe(false);
});

test("the cache has at most a thousand entries", () => {
  for (let merchant = 0; merchant <= 1_000; merchant += 1) longList(db, orders(String(merchant), "paid")).remember();
  expect(longList(db, orders("0", "paid")).isKnown).toBe(false);
  expect(longList(db, orders("1", "paid")).isKnown).toBe(true);
});
