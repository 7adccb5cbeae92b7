/** As many rows as one statement or one transaction takes; a statement can have no more than 65,535 parameters. */
const BATCH = 500;

/** The items in order, in batches for the database. */
export function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
