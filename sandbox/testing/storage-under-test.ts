import { seedCatalogue } from "#sandbox/seed/catalogue.ts";
import type { Service } from "#sandbox/service.ts";
import { readSettings, type Settings } from "#sandbox/settings.ts";
import { openStorage } from "#sandbox/storage/database.ts";
import { newDataFolder } from "./data-folder.ts";

/** A service with storage and a stopped clock only: nothing listens, sends or runs periodically. */
export async function openUnderTest(
  databaseUrl: string | null,
  changes: Partial<Settings> = {},
): Promise<{ service: Service; close: () => Promise<void> }> {
  const { dataDir, remove } = await newDataFolder();
  const settings = { ...readSettings({ DATA_DIR: dataDir }), databaseUrl, passwordCost: 2 ** 10, ...changes };
  const log = (line: string) => {
    throw new Error(line);
  };
  const { db, close } = await openStorage(settings, { log, onFatal: () => {} });
  await seedCatalogue(db);
  const now = new Date();
  return {
    service: { db, settings, clock: () => now, sealingKey: Buffer.alloc(32), log },
    close: async () => {
      await close();
      await remove();
    },
  };
}
