/** Rows for each statement, which may have 65,535 parameters. */
const BATCH = 500;

/** The items in order, in batches for the database. */
export function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
