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

test("tables are made once, and each new folder has a copy of its own", async () => {
  await copyTo("one");
  await copyTo("other");
  expect(made).toBe(1);
  await writeFile(join(folder, "one", "rows"), "changed");
  expect(await rowsOf("other")).toBe("made 1");
  expect(await readdir(join(folder, "cache"))).toEqual([expect.stringMatching(/^prepared-tables-[0-9a-f]{16}$/)]);
});

test("data that is there stays as it is", async () => {
  await make(join(folder, "data"));
  await writeFile(join(folder, "data", "rows"), "kept");
  await copyTo("data");
  expect(await rowsOf("data")).toBe("kept");
});

test("a copy that was cut off is begun again, whole or not at all", async () => {
  await mkdir(join(folder, "data.new"));
  await writeFile(join(folder, "data.new", "half"), "");
  await copyTo("data");
  expect(await readdir(join(folder, "data"))).toEqual(["rows"]);
});

test("those of an earlier version go when new ones are made", async () => {
  await mkdir(join(folder, "cache", "prepared-tables-0000000000000000"), { recursive: true });
  await copyTo("data");
  expect(await readdir(join(folder, "cache"))).not.toContain("prepared-tables-0000000000000000");
});

test("where none can be kept nothing is done, and PGlite makes its own", async () => {
  await writeFile(join(folder, "file"), "");
  await copyTo("data", "file");
  expect(made).toBe(0);
  expect(await readdir(folder)).toEqual(["file"]);
});

test("tables that can't be made leave nothing behind", async () => {
  const fail = () => Promise.reject(new Error("no room"));
  await expect(copyPreparedTables(join(folder, "data"), fail, join(folder, "cache"))).rejects.toThrow("no room");
  expect(await readdir(join(folder, "cache"))).toEqual([]);
});
