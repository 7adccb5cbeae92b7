import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { copyPreparedTables } from "./prepared-tables.ts";

let folder: string;
let made: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "prepared-"));
  made = 0;
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function make(tables: string): Promise<void> {
  made += 1;
  await mkdir(tables);
  await writeFile(join(tables, "rows"), `made ${made}`);
}

const copyTo = (name: string, cache = "cache") => copyPreparedTables(join(folder, name), make, join(folder, cache));
const rowsOf = (name: string) => readFile(join(folder, name, "rows"), "utf8");

test("tables are created once and copied into each new folder", async () => {
  await copyTo("one");
  await copyTo("other");
  expect(made).toBe(1);
  await writeFile(join(folder, "one", "rows"), "changed");
  expect(await rowsOf("other")).toBe("made 1");
  expect(await readdir(join(folder, "cache"))).toEqual([expect.stringMatching(/^prepared-tables-[0-9a-f]{16}$/)]);
});

test("existing data is not changed", async () => {
  await make(join(folder, "data"));
  await writeFile(join(folder, "data", "rows"), "kept");
  await copyTo("data");
  expect(await rowsOf("data")).toBe("kept");
});

test("an interrupted copy is repeated completely", async () => {
  await mkdir(join(folder, "data.new"));
  await writeFile(join(folder, "data.new", "half"), "");
  await copyTo("data");
  expect(await readdir(join(folder, "data"))).toEqual(["rows"]);
});

test("tables of an earlier version are deleted", async () => {
  await mkdir(join(folder, "cache", "prepared-tables-0000000000000000"), { recursive: true });
  await copyTo("data");
  expect(await readdir(join(folder, "cache"))).not.toContain("prepared-tables-0000000000000000");
});

test("if they cannot be stored, PGlite creates its own", async () => {
  await writeFile(join(folder, "file"), "");
  await copyTo("data", "file");
  expect(made).toBe(0);
  expect(await readdir(folder)).toEqual(["file"]);
});

test("failed tables leave nothing behind", async () => {
  const fail = () => Promise.reject(new Error("no room"));
  await expect(copyPreparedTables(join(folder, "data"), fail, join(folder, "cache"))).rejects.toThrow("no room");
  expect(await readdir(join(folder, "cache"))).toEqual([]);
});
