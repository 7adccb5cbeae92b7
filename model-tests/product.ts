import { join } from "node:path";
import type { Product } from "./engine/index.ts";
import { EVERY_MODEL } from "./models/every-model.ts";
import { everyClause } from "./product/clauses.ts";
import { exchangesOf, readCalls, readPact } from "./product/exchanges.ts";
import { REPORT_FOLDER } from "./product/folder.ts";

/** The engine's configuration for this product. */
export const PRODUCT: Product = {
  models: EVERY_MODEL,
  tables: join(import.meta.dirname, "approved/tables"),
  report: REPORT_FOLDER,
  commands: { paths: "npm run paths --", walk: "npm run paths:run --" },
  get clauses() {
    return everyClause();
  },
  callsOf: (machine) => {
    exchanges ??= [readCalls(), readPact()];
    const [calls, pact] = exchanges;
    return exchangesOf(calls.get(machine), pact);
  },
};

let exchanges: [ReturnType<typeof readCalls>, ReturnType<typeof readPact>] | undefined;
