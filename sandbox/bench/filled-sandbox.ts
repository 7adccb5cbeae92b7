import { sql } from "kysely";
import { addApplication } from "#sandbox/applications/create-application.ts";
import { signInNewMerchant } from "#sandbox/provider-states/stated-merchant.ts";
import { seedCatalogue } from "#sandbox/seed/catalogue.ts";
import type { Service } from "#sandbox/service.ts";
import { readSettings } from "#sandbox/settings.ts";
import { startSandbox } from "#sandbox/start.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { refreshStatistics } from "#sandbox/storage/statistics.ts";
import { newDataFolder } from "#sandbox/testing/data-folder.ts";
import type { Engine } from "#sandbox/testing/engines.ts";
import { addManyRecords } from "#sandbox/testing/many-records.ts";
import { startPostgres } from "#sandbox/testing/postgres.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";

export type FilledSandbox = {
  url: string;
  /** The merchants' tokens, that of the one with all records first. */
  tokens: [string, ...string[]];
  /** Produces a block, which settles the overdue orders. */
  produceBlock: () => Promise<void>;
  stop: () => Promise<void>;
};

const OTHER_MERCHANTS = 9;

/**
 * Starts a sandbox with one merchant with so many records of each kind, nine merchants with a hundredth of that, and so
 * many overdue orders.
 */
export async function startFilled(
  engine: Engine,
  { count, overdue }: { count: number; overdue: number },
): Promise<FilledSandbox> {
  const { dataDir, remove } = await newDataFolder();
  const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
  const sealingKey = Buffer.alloc(32);
  const given = readSettings({ PORT: "0", DATA_DIR: dataDir, SANDBOX_SECRETS_KEY: sealingKey.toString("hex") });
  const settings = { ...given, databaseUrl: postgres?.url ?? null, blockSeconds: null, passwordCost: 2 ** 10 };
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const storage = await openStorage(settings, { log, onFatal: ({ message }) => log(message) });
  const service: Service = { db: storage.db, settings, clock: () => new Date(), sealingKey, log };
  await seedCatalogue(service.db);
  const first = await addMerchantWith(service, count);
  const others: string[] = [];
  for (let index = 0; index < OTHER_MERCHANTS; index += 1) {
    others.push(await addMerchantWith(service, count / 100));
  }
  await addOverdueOrders(service, overdue);
  await refreshStatistics(service.db);
  await storage.close();

  const sandbox = await startSandbox({ settings, log });
  return {
    url: sandbox.url,
    tokens: [first, ...others],
    produceBlock: sandbox.produceBlock,
    stop: async () => {
      await sandbox.stop();
      await postgres?.stop();
      await remove();
    },
  };
}

/** Creates a merchant with so many records. @returns its token. */
async function addMerchantWith(service: Service, count: number): Promise<string> {
  const { token, userId: merchantId } = await signInNewMerchant(service);
  const { code: applicationCode } = await addApplication(service, merchantId, sampleApplication());
  await addManyRecords(service.db, { merchantId, applicationCode, count, now: service.clock() });
  return token;
}

/** Creates unpaid orders whose payment window has ended and that are not settled. */
async function addOverdueOrders({ db }: Service, count: number): Promise<void> {
  await sql`
    update orders set status = 'pending', reason = null, paid_at = null
    where code in (select code from orders order by created_at desc offset 50 limit ${count})`.execute(db);
}
