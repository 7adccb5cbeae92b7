import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The limits that sandbox/ declares, by the test that checks each at its boundary. */
const TRIED: Record<string, readonly string[]> = {
  "limits/sizes": ["MAX_BODY_BYTES", "MAX_DEPTH"],
  "limits/rates": [
    ...["RESEND_LIMIT", "OLD_PASSWORD", "WRONG_GUESSES", "ADDRESS_LIMIT", "MAX_ATTEMPTS", "PER_REQUESTER"],
    ...["UNKNOWN_DEVICES", "MAX_GUESSES", "MAX_UNKNOWN_GUESSES", "GUESS_LIMIT"],
  ],
  "limits/lifetimes": [
    "PROOF_LIFETIME",
    "SESSION_LIFETIME",
    "CODE_LIFETIME",
    "GATE_PROOF_LIFETIME",
    "CLOSED_FOR",
    "EXEMPT",
  ],
  "limits/kept": ["RETENTION", "EVENT_RETENTION"],
  "limits/counts": ["TRIAL_LIMITS", "MAX_WAITING"],
  "limits/shown": [
    "MAX_NOTICES",
    "PAYEE_LIMIT",
    "OPEN_LIMIT",
    "CLOSED_LIMIT",
    "LIMIT",
    "MOST_ORDERS",
    "MOST_RECEIVERS",
    "MAX_DEVICES",
    "MAX_SESSIONS",
  ],
  "attacks/bounded-work": ["MAX_CONCURRENT", "MAX_CONCURRENT_PER_MERCHANT", "MAX_REQUESTS_PER_CONNECTION"],
  "bills/callbacks": ["TIMEOUT"],
  "mail/delivery": ["STEP_TIMEOUT"],
  "storage/long-lists": ["CACHE_LIFETIME", "MAX_ENTRIES"],
  "storage/list-cost.sweep": ["COUNTED_ROWS"],
  // Callers never reach these: retries for a free number, transfers with the same hash prefix, a header's length.
  none: ["MAX_TRIES", "MAX_TRANSFERS", "MAX_LENGTH"],
};

const DECLARED =
  /^(?:export )?const (\w*(?:MAX|MOST|LIMIT|LIFETIME|RETENTION|CONCURRENT|TIMEOUT|LONGEST|COUNTED|_FOR)\w*|\w+(?=: RateLimit\b)|\w+(?= = \{ kind: ))/gm;
const ROOT = join(import.meta.dirname, "..");

test("every declared limit is tested at its boundary", () => {
  const files = globSync("**/*.ts", {
    cwd: ROOT,
    exclude: ["{testing,bench,seed,mock,provider-states}/**", "**/*.test.ts"],
  });
  const declared = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(DECLARED)].map(([, name = ""]) => name),
  );
  expect(new Set(declared)).toEqual(new Set(Object.values(TRIED).flat()));
});
