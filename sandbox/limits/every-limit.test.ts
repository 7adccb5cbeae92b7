import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The limits that sandbox/ declares, by the test that tries each at its edge. */
const TRIED: Record<string, readonly string[]> = {
  "limits/sizes": ["MAX_BODY_BYTES", "MAX_DEPTH"],
  "limits/rates": [
    ...["RESENDING", "OLD_PASSWORD", "WRONG_GUESSES", "ADDRESS_LIMIT", "MAX_ATTEMPTS", "PER_REQUESTER"],
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
  "limits/kept": ["KEPT", "EVENTS_KEPT"],
  "limits/counts": ["TRIAL_LIMITS", "MAX_WAITING"],
  "limits/shown": [
    "MOST",
    "PAYEE_LIMIT",
    "OPEN_LIMIT",
    "CLOSED_LIMIT",
    "LIMIT",
    "MOST_ORDERS",
    "MOST_RECEIVERS",
    "MAX_DEVICES",
    "MAX_SESSIONS",
  ],
  "attacks/bounded-work": ["AT_ONCE", "AT_ONCE_OF_ONE", "MOST_AT_ONCE"],
  "bills/callbacks": ["TIMEOUT"],
  "storage/long-lists": ["KEPT", "MOST"],
  "storage/list-cost": ["COUNTED_ROWS"],
  // Nothing that a caller meets: attempts at a free number, transfers that share the beginning of a hash, a header's length.
  none: ["MOST_TRIES", "MAX_TRANSFERS", "MAX_LENGTH"],
};

const DECLARED =
  /^(?:export )?const (\w*(?:MAX|MOST|LIMIT|LIFETIME|KEPT|AT_ONCE|TIMEOUT|LONGEST|COUNTED|_FOR)\w*|\w+(?=: RateLimit\b)|\w+(?= = \{ kind: ))/gm;
const ROOT = join(import.meta.dirname, "..");

test("every limit that the sandbox declares is tried at its edge", () => {
  const files = globSync("**/*.ts", {
    cwd: ROOT,
    exclude: ["{testing,bench,seed,mock,provider-states}/**", "**/*.test.ts"],
  });
  const declared = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(DECLARED)].map(([, name = ""]) => name),
  );
  expect(new Set(declared)).toEqual(new Set(Object.values(TRIED).flat()));
});
