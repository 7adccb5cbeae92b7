import { readdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Settings } from "#sandbox/settings.ts";
import { diskFull, isDiskFull, watchDisk } from "./disk-full.ts";
import { claimFolder } from "./folder-claim.ts";
import { migrate } from "./migrations.ts";
import { copyPreparedTables } from "./prepared-tables.ts";
import { makePrivateFolder, restrictToOwner } from "./private-files.ts";
import { SingleConnectionDialect } from "./single-connection-dialect.ts";
import { startRefreshingStatistics } from "./statistics.ts";
import { StorageError } from "./storage-error.ts";
import type { Tables } from "./tables.ts";
import { unavailableReason } from "./unavailable.ts";
import { yieldBeforeQueries } from "./yield-before-queries.ts";

/** The tables, or a transaction on them. Within a transaction, only the transaction may be used. */
export type Database = Kysely<Tables>;

export type Storage = {
  db: Database;
  /** Where the data is, to be printed. */
  place: string;
  close: () => Promise<void>;
};

type StorageListeners = {
  log: (line: string) => void;
  /** Nothing can be stored any more: the process should end. */
  onFatal: (reason: StorageError) => void;
};

/**
 * Opens the storage and brings its tables up to date.
 * Acknowledged writes survive SIGKILL on both engines: a commit hands its write-ahead log to the operating system first.
 * (PostgreSQL also survives a power cut; PGlite's file system does not promise that.)
 * @throws StorageError when it cannot be reached, or another sandbox has the folder open.
 */
export async function openStorage(settings: Settings, { log, onFatal: giveUp }: StorageListeners): Promise<Storage> {
  const storage = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.databaseSeconds, log)
    : await openPGlite(settings, { log, onFatal: giveUp });
  try {
    await migrate(storage.db);
    return storage;
  } catch (cause) {
    await storage.close();
    throw new StorageError(`The database could not be prepared: ${reason(cause)}`, { cause });
  }
}

function openPostgres(connectionString: string, seconds: number, log: (line: string) => void): Storage {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: seconds * 1000 });
  let isAway = false;
  const lost = ({ message }: Error) => {
    if (!isAway) log(`The database is away; calls are answered with 503 until it is back: ${message}`);
    isAway = true;
  };
  pool.on("connect", (client) => {
    if (isAway) log("The database is back.");
    isAway = false;
    // The pool handles errors of idle connections only.
    client.on("error", lost);
  });
  pool.on("error", () => {});
  const connectOrTell = () =>
    pool.connect().catch((error: Error) => {
      if (unavailableReason(error) === "away") lost(error);
      throw error;
    });
  const db = connect(
    new PostgresDialect({ pool: { options: pool.options, connect: connectOrTell, end: () => pool.end() } }),
  );
  return { db, place: "PostgreSQL (DATABASE_URL)", close: () => db.destroy() };
}

async function openPGlite(settings: Settings, { log, onFatal: giveUp }: StorageListeners): Promise<Storage> {
  const { dataDir: folder, databaseSeconds } = settings;
  await makePrivateFolder(folder);
  const claim = await claimFolder(folder);
  if (!claim) throw new StorageError(`Another sandbox is already running on the data in ${folder}.`);
  const dataDir = `${folder}/pglite`;
  try {
    await copyPreparedTables(dataDir, createTables);
    await rejectDamaged(dataDir);
    const { pglite, db } = await connectPGlite(dataDir, databaseSeconds);
    restrictToOwner(dataDir);
    watchDisk(pglite, giveUp);
    yieldBeforeQueries(pglite);
    const statistics = startRefreshingStatistics(db, log);
    const close = async () => {
      await statistics.stop();
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      restrictToOwner(dataDir);
      await claim.release();
    };
    return { db, place: `PGlite in ${folder}`, close };
  } catch (cause) {
    await claim.release();
    // PGlite does not report a full disk, and intact data must not be called damaged.
    if (await isDiskFull(folder)) throw diskFull(cause);
    throw new StorageError(
      `The data in ${dataDir} could not be opened (${reason(cause)}). Put back a copy of ${folder} from before, or move it away to start empty: without a copy, what it holds is lost.`,
      { cause },
    );
  }
}

/** PGlite treats a folder without PG_VERSION as empty and would overwrite it. */
async function rejectDamaged(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((): string[] => []);
  if (names.length > 0 && !names.includes("PG_VERSION")) throw new Error("its files are not all there");
}

async function connectPGlite(dataDir: string, seconds: number): Promise<{ pglite: PGlite; db: Database }> {
  await makePrivateFolder(dataDir);
  // Each start zeroes the shared buffers; with the default of 128 MB, that takes longer than all the rest.
  const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];
  const pglite = await PGlite.create({ dataDir, relaxedDurability: false, extensions: { pg_trgm }, startParams });
  return { pglite, db: connect(new SingleConnectionDialect({ pglite }, seconds)) };
}

async function createTables(dataDir: string): Promise<void> {
  // No other process uses this folder, so no timeout is needed.
  const { pglite, db } = await connectPGlite(dataDir, 0);
  await migrate(db);
  // The template databases are never used, and are half of the files of each new folder.
  await pglite.exec("UPDATE pg_database SET datistemplate = false");
  for (const template of ["template0", "template1"]) await pglite.exec(`DROP DATABASE ${template}`);
  await db.destroy();
  if (!pglite.closed) await pglite.close();
}

function connect(dialect: Dialect): Database {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reason).join("; ");
  return cause instanceof Error ? cause.message : String(cause);
}
