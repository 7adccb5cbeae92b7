import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";
import { readSettings } from "#sandbox/settings.ts";
import { startSandbox } from "#sandbox/start.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { refreshStatistics } from "#sandbox/storage/statistics.ts";
import { addManyRecords } from "#sandbox/testing/many-records.ts";

/*
 * Creates 100,000 records of each kind for the demo merchant in a new data folder (`DATA_DIR`), for the browser
 * measurements of `npm run bench`.
 */

const MANY = 100_000;

const log = (line: string) => void process.stderr.write(`${line}\n`);
const settings = { ...readSettings(process.env), port: 0 };
// The first start creates the demo merchant and the secrets key.
await (await startSandbox({ settings, log })).stop();
const storage = await openStorage(settings, { log, onFatal: ({ message }) => log(message) });
const { code: applicationCode } = await storage.db
  .selectFrom("applications")
  .select("code")
  .where("merchantId", "=", DEMO_MERCHANT.id)
  .orderBy("createdAt")
  .executeTakeFirstOrThrow();
await addManyRecords(storage.db, { merchantId: DEMO_MERCHANT.id, applicationCode, count: MANY, now: new Date() });
await refreshStatistics(storage.db);
await storage.close();
