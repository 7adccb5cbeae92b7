import { isDeepStrictEqual } from "node:util";
import { fieldsOf, type Path, valueAt } from "#contracts/pact/fields.ts";
import { ruleKey } from "#contracts/pact/nature.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";

/**
 * What a difference asks of a service that keeps the earlier contract: `breaking`, it may have to change; `additive`, it keeps
 * the later one as well; `words`, nothing but words and examples differ.
 */
export type Weight = "breaking" | "additive" | "words";

export type Difference = { weight: Weight; description: string; what: string };

/**
 * The differences between two versions of the contract, by the exchanges' descriptions. Nothing about a proposed exchange is
 * breaking: it fails nobody's build.
 */
export function compareContracts(
  base: readonly WrittenInteraction[],
  head: readonly WrittenInteraction[],
): Difference[] {
  const before = new Map(base.map((one) => [one.description, one]));
  const after = new Map(head.map((one) => [one.description, one]));
  const gone = base.filter(({ description }) => !after.has(description));
  const found = head.flatMap((exchange): Difference[] => {
    const earlier = before.get(exchange.description);
    const { description, pending } = exchange;
    if (!earlier) return [{ weight: pending ? "additive" : "breaking", description, what: "a new exchange" }];
    return compareExchange(earlier, exchange).map(([weight, what]) => ({
      weight: pending && weight === "breaking" ? "additive" : weight,
      description,
      what,
    }));
  });
  return [
    ...found,
    ...gone.map(({ description }): Difference => ({ weight: "additive", description, what: "is no longer asked for" })),
  ];
}

type Found = [Weight, string];

function compareExchange(a: WrittenInteraction, b: WrittenInteraction): Found[] {
  const changes: [boolean, Weight, string][] = [
    [a.pending && !b.pending, "breaking", "was proposed, and is documented now"],
    [!a.pending && b.pending, "additive", "was documented, and is proposed now"],
    [callOf(a) !== callOf(b), "breaking", `${callOf(a)} became ${callOf(b)}`],
    [a.response.status !== b.response.status, "breaking", `status ${a.response.status} became ${b.response.status}`],
    [
      !isDeepStrictEqual(sent(a, shape), sent(b, shape)),
      "breaking",
      "asks in another way: other fields, or fields of other types",
    ],
    [!isDeepStrictEqual(sent(a, same), sent(b, same)), "words", "asks with other values"],
    [!isDeepStrictEqual(situations(a, shape), situations(b, shape)), "breaking", "needs another situation"],
    [!isDeepStrictEqual(situations(a, same), situations(b, same)), "words", "gives a situation other values"],
    [!isDeepStrictEqual(a.comments, b.comments), "words", "other clauses, or another test"],
  ];
  return [...changes.filter(([holds]) => holds).map(([, ...found]): Found => found), ...compareAnswers(a, b)];
}

function compareAnswers(a: WrittenInteraction, b: WrittenInteraction): Found[] {
  const [before, after] = [a.response.body.content, b.response.body.content];
  const name = (path: Path) => path.map((part) => (typeof part === "number" ? "*" : part)).join(".");
  const has = (body: unknown, path: Path) => valueAt(body, path) !== undefined;
  return [
    ...fieldsOf(after)
      .filter((path) => !has(before, path))
      .map((path): Found => ["breaking", `answers ${name(path)} too`]),
    ...fieldsOf(before)
      .filter((path) => !has(after, path))
      .map((path): Found => ["additive", `${name(path)} is no longer needed`]),
    ...fieldsOf(after)
      .filter((path) => has(before, path))
      .flatMap((path) => compareField(a, b, path).map(([weight, what]): Found => [weight, `${name(path)}: ${what}`])),
  ];
}

function compareField(a: WrittenInteraction, b: WrittenInteraction, path: Path): Found[] {
  const [earlier, later] = [a, b].map(({ response }) => response.matchingRules?.body?.[ruleKey(path)]);
  const [was, is] = [a, b].map(({ response }) => valueAt(response.body.content, path));
  if (!isDeepStrictEqual(earlier, later)) {
    const isWider = allows(earlier?.matchers, later?.matchers);
    return [isWider ? ["additive", "more is accepted"] : ["breaking", "something else is accepted"]];
  }
  const isPlain = typeof is !== "object" || is === null;
  if (!isPlain || isDeepStrictEqual(was, is)) return [];
  return [earlier ? ["words", "another example"] : ["breaking", `${JSON.stringify(was)} became ${JSON.stringify(is)}`]];
}

type Matchers = readonly { match: string; regex?: string | undefined }[] | undefined;

/** Whether one of several words became one of more words, or null became possible beside what was. */
function allows(earlier: Matchers, later: Matchers): boolean {
  const words = (matchers: Matchers) =>
    /^\^\(([\w|]+)\)\$$/.exec(matchers?.find(({ regex }) => regex)?.regex ?? "")?.[1]?.split("|");
  const [few, many] = [words(earlier), words(later)];
  const withNull = (matchers: Matchers) => matchers?.some(({ match }) => match === "null") ?? false;
  if (!few || !many) return false;
  return few.every((word) => many.includes(word)) && (!withNull(earlier) || withNull(later));
}

const callOf = ({ request }: WrittenInteraction) => `${request.method} ${request.path}`;
const same = (value: unknown): unknown => value;

function sent({ request }: WrittenInteraction, view: (value: unknown) => unknown) {
  const { query, headers, body } = request;
  return [view(query), view({ ...headers, "Content-Type": undefined }), view(body?.content)];
}

function situations({ providerStates }: WrittenInteraction, view: (value: unknown) => unknown) {
  return providerStates.map(({ name, params }) => [name, view(params)]);
}

/** A value without its values: names and types alone. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, shape(below)]));
}

const TITLES: Record<Weight, string> = {
  breaking: "Breaking: a service may have to change",
  additive: "Additive: a service that keeps the earlier contract keeps this one",
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
