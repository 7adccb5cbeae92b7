import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { Rule } from "./accepted-values.ts";
import { type BodyDifference, compareBodies, compareHeaders, type Severity } from "./compare-answers.ts";

export type Difference = { weight: Severity; description: string; what: string };

const rules = z._default(
  z.record(z.string(), z.looseObject({ matchers: z.array(z.looseObject({ match: z.string() })) })),
  {},
);
const part = z.record(z.string(), z.unknown());

const exchange = z.looseObject({
  description: z.string(),
  pending: z._default(z.boolean(), false),
  comments: z._default(z.unknown(), null),
  providerStates: z._default(z.array(z.looseObject({ name: z.string() })), []),
  request: part,
  response: part,
});
type Exchange = z.output<typeof exchange>;

const pact = z.looseObject({ interactions: z.array(exchange), metadata: z._default(part, {}) });
/** Any pact in format V4. */
export type Pact = z.output<typeof pact>;

/** Reads a pact. @throws if it is none. */
export function readPact(text: string): Pact {
  return pact.parse(JSON.parse(text));
}

/** The version of a pact; "unnamed" without one. */
export function versionOf({ metadata }: Pact): string {
  return String(Reflect.get(Object(metadata.contract), "version") ?? "unnamed");
}

/**
 * The differences between two versions of the contract in everything that a verifier checks. Unknown fields count as
 * breaking. Exchanges are paired by their descriptions, reworded ones by their contents.
 */
export function compareContracts(before: Pact, after: Pact): Difference[] {
  const pairs = pairExchanges(before.interactions, after.interactions);
  const heads = pairs.map(([, head]) => head);
  const bases = pairs.map(([base]) => base);
  return [
    ...compareParticipants(before, after),
    ...pairs.flatMap(([base, head]) => comparePair(base, head)),
    ...after.interactions
      .filter((one) => !heads.includes(one))
      .map(
        ({ description, pending }): Difference => ({
          ...{ weight: pending ? "proposed" : "breaking", description, what: "a new exchange" },
        }),
      ),
    ...before.interactions
      .filter((one) => !bases.includes(one))
      .map(
        ({ description, pending }): Difference => ({
          ...{ weight: pending ? "proposed" : "additive", description, what: "is no longer asked for" },
        }),
      ),
  ];
}

/** Metadata about tools and the version, which are no differences. */
const ABOUT_TOOLS = ["contract", "pact-js", "pactRust", "pactJs"];

function compareParticipants(before: Pact, after: Pact): Difference[] {
  const frame = ({ interactions: _, metadata, ...rest }: Pact) => ({
    ...rest,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([name]) => !ABOUT_TOOLS.includes(name))),
  });
  return isDeepStrictEqual(frame(before), frame(after))
    ? []
    : [{ weight: "breaking", description: "the pact", what: "another consumer, provider or format" }];
}

type Pair = [base: Exchange, head: Exchange];

function pairExchanges(base: readonly Exchange[], head: readonly Exchange[]): Pair[] {
  const keys: ((one: Exchange) => string)[] = [
    ({ description, providerStates }) => JSON.stringify([description, providerStates.map(({ name }) => name)]),
    ({ description }) => description,
    ({ description: _, comments: __, key: ___, ...said }) => JSON.stringify(said),
    ({ request, response }) => JSON.stringify([request, response]),
    ({ request, providerStates, response }) =>
      JSON.stringify([request.method, request.path, providerStates.map(({ name }) => name), isAccepted(response)]),
  ];
  const pairs: Pair[] = [];
  for (const keyOf of keys) {
    const isLeft = (one: Exchange) => !pairs.some((pair) => pair.includes(one));
    const [those, these] = [byKey(base.filter(isLeft), keyOf), byKey(head.filter(isLeft), keyOf)];
    for (const [key, [one, ...more]] of those) {
      const [other, ...others] = these.get(key) ?? [];
      if (one && other && more.length === 0 && others.length === 0) pairs.push([one, other]);
    }
  }
  return pairs;
}

function byKey(exchanges: readonly Exchange[], keyOf: (one: Exchange) => string): Map<string, Exchange[]> {
  const found = new Map<string, Exchange[]>();
  for (const one of exchanges) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
}

const isAccepted = ({ body }: Exchange["response"]) =>
  Reflect.get(Object(Reflect.get(Object(body), "content")), "success") === true;

function comparePair(base: Exchange, head: Exchange): Difference[] {
  const found: BodyDifference[] = [
    ...(base.pending && !head.pending
      ? ([["breaking", "was proposed, and must hold now"]] satisfies BodyDifference[])
      : []),
    ...(!base.pending && head.pending
      ? ([["additive", "had to hold, and is only proposed now"]] satisfies BodyDifference[])
      : []),
    ...compareExchange(base, head),
  ];
  return found.map(([weight, what]) => ({
    weight:
      head.pending && base.pending && weight !== "words"
        ? "proposed"
        : head.pending && weight === "breaking"
          ? "proposed"
          : weight,
    ...{ description: head.description, what },
  }));
}

/** Fields that no verifier checks. */
const NOT_VERIFIED: readonly string[] = ["description", "comments", "key"];
/** Fields that are compared separately. */
const COMPARED_SEPARATELY: readonly string[] = [...NOT_VERIFIED, "pending", "response", "providerStates", "request"];

function compareExchange(base: Exchange, head: Exchange): BodyDifference[] {
  return [
    ...(base.description === head.description ? [] : [["words", `was “${base.description}”`] as BodyDifference]),
    ...(isDeepStrictEqual(base.comments, head.comments)
      ? []
      : [["words", "other clauses, or another test"] as BodyDifference]),
    ...breakingDifferences(without(base, COMPARED_SEPARATELY), without(head, COMPARED_SEPARATELY), ""),
    ...breakingDifferences(base.providerStates.map(withParams), head.providerStates.map(withParams), "situations"),
    ...breakingDifferences({ query: {}, ...base.request }, { query: {}, ...head.request }, "asks"),
    ...compareResponses(base.response, head.response),
  ];
}

/** Absent params equal empty params. */
const withParams = (state: Exchange["providerStates"][number]) => ({ params: {}, ...state });

function compareResponses(before: Exchange["response"], after: Exchange["response"]): BodyDifference[] {
  const [a, b] = [before, after].map(responseOf);
  if (!a || !b) return [];
  return [
    ...breakingDifferences(a.rest, b.rest, "answers"),
    ...compareHeaders(a.headers, b.headers, a.rules.header, b.rules.header),
    ...compareBodies(a.content, b.content, a.rules.body, b.rules.body),
  ];
}

/** The known parts of a response, and the `rest`. */
function responseOf({ headers = {}, body, matchingRules, ...rest }: Exchange["response"]) {
  const { content = null, ...aboutBody } = Object(body);
  const { header, body: ofBody, ...otherRules } = Object(matchingRules);
  return {
    ...{ headers, content, rest: { ...rest, body: aboutBody, matchingRules: otherRules } },
    rules: { header: readRules(header), body: readRules(ofBody) },
  };
}

function readRules(sent: unknown): Record<string, Rule> {
  return rules.parse(sent);
}

function without(exchange: Exchange, names: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(exchange).filter(([name]) => !names.includes(name)));
}

/** All differences between two values, each breaking. */
function breakingDifferences(was: unknown, is: unknown, name: string): BodyDifference[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (typeof was === "object" && typeof is === "object" && was !== null && is !== null) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const sameKind = Array.isArray(was) === Array.isArray(is);
    if (sameKind) {
      return keys.flatMap((key) =>
        breakingDifferences(Reflect.get(was, key), Reflect.get(is, key), [name, key].filter(Boolean).join(".")),
      );
    }
  }
  const written = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
  return [["breaking", `${name}: ${written(was)} became ${written(is)}`]];
}

const TITLES: Record<Severity, string> = {
  breaking: "Breaking: a service may have to change",
  additive: "Additive: a service that keeps the earlier contract keeps this one",
  proposed: "Proposed: nothing that has to hold",
  words: "Words and examples only",
};

/** Differences as Markdown, for a merge request. */
export function describeDifferences(differences: readonly Difference[], versions: readonly [string, string]): string {
  const [before, after] = versions;
  const sections = Object.entries(TITLES).flatMap(([weight, title]) => {
    const those = differences.filter((one) => one.weight === weight);
    if (those.length === 0) return [];
    return [
      `### ${title} (${those.length})`,
      "",
      ...those.map(({ description, what }) => `- **${description}**: ${what}`),
      "",
    ];
  });
  const nothing = differences.length === 0 ? ["Nothing differs.", ""] : [];
  return [`## The contract, ${before} → ${after}`, "", ...nothing, ...sections].join("\n");
}

/** Whether the later version is a breaking one: a higher major number, or below 1.0 a higher minor number. */
export function isBreakingVersion([before, after]: readonly [string, string]): boolean {
  const [a, b] = [before, after].map((version) => version.split(".").map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [later = 0, laterMinor = 0] = b ?? [];
  return later > major || (major === 0 && later === 0 && laterMinor > minor);
}
