import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { ROUTES } from "./routes.ts";
import type { WrittenInteraction, WrittenPact } from "./written-pact.ts";

export const DECISIONS_FILE = fileURLToPath(new URL("../decisions.json", import.meta.url));

const decision = z.strictObject({
  /** A call, as "POST /api/App/List", or an exchange by its description. */
  of: z.string(),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  reason: z.string().check(z.minLength(1)),
});

/** What the team of the service said to the names and calls that the specification does not show. */
const decisions = z.strictObject({
  /** They must hold. */
  accepted: z.array(decision),
  /** They are not asked for, and the console treats a declined call as one that the service does not offer. */
  declined: z.array(decision),
  /** They are wanted otherwise, and reported until the contract says so. */
  anotherShape: z.array(z.extend(decision, { shape: z.string().check(z.minLength(1)) })),
  /** Nothing was said yet: they are reported. */
  open: z.array(z.string()),
});
export type Decisions = z.output<typeof decisions>;
type Verdict = keyof Decisions;

/** Reads the kept decisions. @throws Error with what is wrong with the file. */
export function readDecisions(file = DECISIONS_FILE): Decisions {
  const read = decisions.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: "" }] = read.error.issues;
  throw new Error(`${file} is not as it should be at ${path.join(".")}: ${message}`);
}

/**
 * The exchanges that are asked for: without those that were declined, and pending unless they must hold.
 * What the specification shows must hold, whatever was decided.
 */
export function decided<Exchange extends WrittenInteraction>(
  interactions: readonly Exchange[],
  decisions: Decisions,
): Exchange[] {
  return interactions.flatMap((exchange) => {
    const isShown = exchange.comments.references.specification.status === "shown";
    const verdict = isShown ? "accepted" : verdictOn(exchange, decisions);
    return verdict === "declined" ? [] : [{ ...exchange, pending: verdict !== "accepted" }];
  });
}

/** What is decided of an exchange by its description, or else by its call; of a documented call, that is of our names in it. */
function verdictOn({ description, request, comments }: WrittenInteraction, decisions: Decisions): Verdict {
  const call = `${request.method} ${request.path}`;
  const isApart = comments.references.specification.status === "proposed" && ROUTES.get(call)?.isDocumented;
  const subjects = [description, ...(isApart ? [] : [call])];
  for (const subject of subjects) {
    const [verdict] = verdicts(decisions).filter(([, of]) => of === subject);
    if (verdict) return verdict[0];
  }
  return "open";
}

function verdicts({ open, ...decided }: Decisions): [Verdict, string][] {
  return [
    ...Object.entries(decided).flatMap(([verdict, those]) =>
      those.map(({ of }): [Verdict, string] => [verdict as Verdict, of]),
    ),
    ...open.map((of): [Verdict, string] => ["open", of]),
  ];
}

/** The decisions with every call among them: one of which nothing was said is open. */
export function withOpen(decisions: Decisions): Decisions {
  const named = verdicts(decisions).map(([, of]) => of);
  return { ...decisions, open: [...decisions.open, ...[...ROUTES.keys()].filter((route) => !named.includes(route))] };
}

/** What the decisions name, and is neither a call nor an exchange of the contract. */
export function unknownSubjects(
  { interactions, declined }: Pick<WrittenPact, "interactions" | "declined">,
  decisions: Decisions,
): string[] {
  const known = new Set([
    ...interactions.flatMap(({ description, request }) => [description, `${request.method} ${request.path}`]),
    ...declined,
  ]);
  return verdicts(decisions).flatMap(([, of]) => (known.has(of) ? [] : [of]));
}
