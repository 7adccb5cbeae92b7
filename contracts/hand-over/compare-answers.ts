import { isDeepStrictEqual } from "node:util";
import { acceptsSubset, type Expected, type Rule } from "./accepted-values.ts";

/**
 * What a difference means for a service that keeps the earlier contract: `breaking`, it may have to change; `additive`,
 * it also keeps the later one; `proposed`, it concerns proposed exchanges; `words`, only wording and examples differ.
 */
export type Severity = "breaking" | "additive" | "proposed" | "words";
export type BodyDifference = [weight: Severity, what: string];

type Rules = Record<string, Rule>;
type Place = { key: string; name: string };

/** The differences between the bodies that two versions expect. */
export function compareBodies(before: unknown, after: unknown, earlier: Rules, later: Rules): BodyDifference[] {
  const visited = new Set<string>();
  const found = compareValues({ key: "$", name: "" });
  const unseen = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter((key) => !visited.has(key));
  // A rule without an example counts as breaking.
  return [
    ...found,
    ...unseen
      .filter((key) => !isDeepStrictEqual(earlier[key], later[key]))
      .map((key): BodyDifference => ["breaking", `another rule for ${key}`]),
  ];

  function compareValues(root: Place): BodyDifference[] {
    return compareAt(root, before, after, { above: null, below: null });
  }

  /** @param inherited rules of parent fields, which apply to fields without their own. */
  function compareAt(place: Place, was: unknown, is: unknown, inherited: Inherited): BodyDifference[] {
    visited.add(place.key);
    const one = { value: was, rule: earlier[place.key] ?? inherited.above };
    const other = { value: is, rule: later[place.key] ?? inherited.below };
    const next = { above: inheritedRule(one.rule), below: inheritedRule(other.rule) };
    if (Array.isArray(was) && Array.isArray(is)) {
      const differs = !isDeepStrictEqual(one.rule, other.rule);
      const isFixed = !one.rule && !other.rule;
      return [
        ...(isFixed && was.length !== is.length
          ? [["breaking", `${place.name}: a list of ${was.length} became one of ${is.length}`] as BodyDifference]
          : []),
        ...(differs ? compareExpected(place, one, other) : []),
        ...compareItems(place, [one, was], [other, is], next),
      ];
    }
    if (isObject(was) && isObject(is)) {
      const differs = !isDeepStrictEqual(one.rule, other.rule) && (one.rule || other.rule);
      return [...(differs ? compareExpected(place, one, other) : []), ...compareFields(place, was, is, next)];
    }
    return compareExpected(place, one, other);
  }

  /** A field that only one version has is reported once, not for each rule below it. */
  function markVisited(place: string): void {
    for (const key of [...Object.keys(earlier), ...Object.keys(later)]) {
      if (key === place || key.startsWith(`${place}.`) || key.startsWith(`${place}[`)) visited.add(key);
    }
  }

  function compareItems(
    place: Place,
    [{ rule }, was]: [Expected, unknown[]],
    [other, is]: [Expected, unknown[]],
    inherited: Inherited,
  ): BodyDifference[] {
    const isFixed = !rule && !other.rule;
    const count = isFixed ? Math.min(was.length, is.length) : 1;
    return Array.from({ length: count }).flatMap((_, index) => {
      const at = { key: `${place.key}[*]`, name: `${place.name}.*` };
      if (index in was && index in is) return compareAt(at, was[index], is[index], inherited);
      markVisited(at.key);
      // A list that had to be empty had no items.
      if (index in is)
        return rule ? [["breaking", `${at.name} is expected to be of some shape`] as BodyDifference] : [];
      return index in was ? [["additive", `${at.name} may be anything`] as BodyDifference] : [];
    });
  }

  function compareFields(
    place: Place,
    was: Record<string, unknown>,
    is: Record<string, unknown>,
    inherited: Inherited,
  ): BodyDifference[] {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field): BodyDifference[] => {
      const at = { key: `${place.key}.${field}`, name: place.name ? `${place.name}.${field}` : field };
      if (field in was && field in is) return compareAt(at, was[field], is[field], inherited);
      markVisited(at.key);
      return field in is ? [["breaking", `answers ${at.name} too`]] : [["additive", `${at.name} is no longer needed`]];
    });
  }
}

type Inherited = { above: Rule | null; below: Rule | null };

/** A type rule also applies to child fields. */
function inheritedRule(rule: Rule | null): Rule | null {
  return rule?.matchers.some(({ match }) => match === "type") ? { matchers: [{ match: "type" }] } : null;
}

function compareExpected({ name }: Place, one: Expected, other: Expected): BodyDifference[] {
  const what = name || "the answer";
  if (isDeepStrictEqual(one, other)) return [];
  const isWider = acceptsSubset(one, other);
  const isNarrower = acceptsSubset(other, one);
  if (isWider && isNarrower) return [["words", `${what}: another example`]];
  if (!one.rule && !other.rule) {
    return [["breaking", `${what}: ${JSON.stringify(one.value)} became ${JSON.stringify(other.value)}`]];
  }
  if (isWider) return [["additive", `${what}: more is accepted`]];
  return [["breaking", `${what}: ${isNarrower ? "less" : "something else"} is accepted`]];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The differences between the headers that two versions expect; their names are case-insensitive. */
export function compareHeaders(before: unknown, after: unknown, earlier: Rules, later: Rules): BodyDifference[] {
  const lower = (headers: unknown) =>
    Object.fromEntries(Object.entries(Object(headers)).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const rulesOf = (rules: Rules) =>
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`$.${name.toLowerCase()}`, rule]));
  return compareBodies(lower(before), lower(after), rulesOf(earlier), rulesOf(later)).map(([weight, what]) => [
    weight,
    `header ${what}`,
  ]);
}
