import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { ROUTES } from "./routes.ts";
import type { WrittenInteraction, WrittenPact } from "./written-pact.ts";

export const DECISIONS_FILE = fileURLToPath(new URL("../decisions.json", import.meta.url));

const decision = z.strictObject({
  /** A call ("POST /api/App/List"), or the description of an exchange. */
  of: z.string(),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  reason: z.string().check(z.minLength(1)),
});

/** The decisions of the service's team about names and calls that the specification does not show. */
const decisions = z.strictObject({
  /** They must hold. */
  accepted: z.array(decision),
  /** They are left out, and the console treats a declined call as not offered. */
  declined: z.array(decision),
  /** The team prefers another shape; they are reported until the contract changes. */
  anotherShape: z.array(z.extend(decision, { shape: z.string().check(z.minLength(1)) })),
  /** Undecided: they are reported. */
  open: z.array(z.string()),
});
export type Decisions = z.output<typeof decisions>;
type Verdict = keyof Decisions;

/** @throws Error that says what is wrong with the file. */
export function readDecisions(file = DECISIONS_FILE): Decisions {
  const read = decisions.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: "" }] = read.error.issues;
  throw new Error(`${file} is not as it should be at ${path.join(".")}: ${message}`);
}

/**
 * The exchanges without the declined ones, `pending` unless they must hold. What the specification shows must hold
 * whatever the decision.
 */
export function applyDecisions<Exchange extends WrittenInteraction>(
  interactions: readonly Exchange[],
  decisions: Decisions,
): Exchange[] {
  return interactions.flatMap((exchange) => {
    const isShown = exchange.comments.references.specification.status === "shown";
    const verdict = isShown ? "accepted" : verdictFor(exchange, decisions);
    return verdict === "declined" ? [] : [{ ...exchange, pending: verdict !== "accepted" }];
  });
}

/**
 * The decision about an exchange's description, or else about its call. A decision about a documented call does not
 * cover proposed exchanges within it.
 */
function verdictFor({ description, request, comments }: WrittenInteraction, decisions: Decisions): Verdict {
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

/** The decisions, with every undecided call added as open. */
export function withOpenCalls(decisions: Decisions): Decisions {
  const named = verdicts(decisions).map(([, of]) => of);
  return { ...decisions, open: [...decisions.open, ...[...ROUTES.keys()].filter((route) => !named.includes(route))] };
}

/** Subjects of decisions that are neither a call nor an exchange of the contract. */
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
