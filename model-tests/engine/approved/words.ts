import type { AnyEventObject } from "xstate";
import type { MachineEffect } from "#model-tests/engine/generate/effects.ts";
import { stateText } from "#model-tests/engine/generate/element-names.ts";

/** The attributes of a situation by name: each region's state (or the one state under "") and the `stateKey`. */
export type Attributes = ReadonlyMap<string, string>;

export function attributesOf(value: unknown, isParallel: boolean, key: Readonly<Record<string, unknown>>): Attributes {
  const states: [string, string][] = isParallel
    ? Object.entries(value as object).map(([region, state]) => [region, `${region} ${stateText(state)}`])
    : [["", stateText(value)]];
  return new Map([
    ...states,
    ...Object.entries(key).map(([name, part]): [string, string] => [`${name}?`, said(name, part)]),
  ]);
}

/** Alternative values of one attribute: `identity restoring / signingOut`. */
export function anyOf(values: readonly string[]): string {
  const [first = "", ...others] = values;
  const word = first.slice(0, first.indexOf(" ") + 1);
  const isShared = word !== "" && others.every((other) => other.startsWith(word));
  return [first, ...others.map((other) => (isShared ? other.slice(word.length) : other))].join(" / ");
}

/** Whether an attribute is a state rather than a part of the `stateKey`. */
export function isState(attribute: string): boolean {
  return !attribute.endsWith("?");
}

/** An attribute in readable form: `proof`, `no proof`, `user 7`. */
function said(name: string, part: unknown): string {
  if (part === true) return name;
  if (part === false || part === null || part === undefined || part === "") return `no ${name}`;
  if (Array.isArray(part)) return part.length === 0 ? `no ${name}` : `${name} [${part.join(", ")}]`;
  // Table cells are trimmed, so outer blanks would be lost.
  const isQuoted = typeof part === "object" || String(part).trim() !== String(part);
  return `${name} ${isQuoted ? JSON.stringify(part) : part}`;
}

export function effectsText(effects: readonly MachineEffect[]): string {
  let [event, context, origins]: [unknown, unknown, Origins] = [null, null, new Map()];
  const texts = effects.map((effect) => {
    if (effect.event !== event || effect.context !== context) origins = originsOf(effect.event, effect.context);
    ({ event, context } = effect);
    return effectText(effect, origins);
  });
  return texts.filter((text) => text !== "").join("; ");
}

/**
 * An effect in readable form: `user = answer.value`, `invoke signIn(email: event.email)`. A value from the event or the
 * context is replaced by its path, so that no payload is shown.
 */
function effectText({ kind, name, value, context }: MachineEffect, origins: Origins): string {
  if (kind === "timer") return `${name} in ${value} ms`;
  if (kind === "write") return writeText(name, value, context[name], origins);
  const parameters = value === undefined ? "" : valueText(value, origins).replace(/^\{ (.*) \}$/, "$1");
  if (kind === "act") return `${name}(${parameters})`;
  return `${kind} ${name}(${parameters === "{}" ? "" : parameters})`;
}

/** For an object only the changed parts; empty when nothing changes. */
function writeText(name: string, value: unknown, before: unknown, origins: Origins): string {
  const isWhole = !isRecord(value) || !isRecord(before) || JSON.stringify(value) === JSON.stringify(before);
  const isKnown = isTelling(value) && origins.has(JSON.stringify(value));
  if (isWhole || isKnown || Object.keys(before).join() !== Object.keys(value).join()) {
    const text = valueText(value, origins, name);
    return text === `context.${name}` ? "" : `${name} = ${text}`;
  }
  const changed = Object.entries(value).filter(([part, now]) => JSON.stringify(now) !== JSON.stringify(before[part]));
  return changed.map(([part, now]) => writeText(`${name}.${part}`, now, before[part], origins)).join("; ");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Origins = ReadonlyMap<string, string>;

/** Each value's path by its JSON, in the event first, then in the context. */
function originsOf({ type, ...payload }: AnyEventObject, context: MachineEffect["context"]): Origins {
  const origins = new Map<string, string>();
  note("event", payload, false);
  if ("output" in payload) note("answer", payload["output"]);
  if (type === "xstate.init") note("input", payload["input"]);
  else if (!("output" in payload || "snapshot" in payload)) note("event", payload);
  note("context", context, false);
  return origins;

  function note(path: string, value: unknown, isItself = true, depth = 0): void {
    if (isItself && isTelling(value) && !origins.has(JSON.stringify(value))) origins.set(JSON.stringify(value), path);
    if (typeof value !== "object" || value === null || Array.isArray(value) || depth > 3) return;
    if (path === "event" && !isItself) return;
    for (const [name, part] of Object.entries(value)) note(`${path}.${name}`, part, true, depth + 1);
  }
}

/** Whether a value is specific enough to identify its origin. */
function isTelling(value: unknown): boolean {
  if (typeof value === "string") return value !== "";
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** @param name the part of the context, or the parameter, with this value; "" where it has no name. */
function valueText(value: unknown, origins: Origins, name = ""): string {
  const origin = isTelling(value) ? origins.get(JSON.stringify(value)) : undefined;
  if (origin !== undefined && (typeof value !== "string" || isLikely(origin, name))) return origin;
  const whole = typeof value === "string" ? originOfPart(value, origins, name) : undefined;
  if (whole !== undefined) return `part of ${whole}`;
  if (value instanceof Error) return "an error";
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return `[${value.map((item) => valueText(item, origins)).join(", ")}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "undefined";
  const parts = Object.entries(value).map(([part, itsValue]) => `${part}: ${valueText(itsValue, origins, part)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

/** The path of a longer text under the same name that contains this one, such as input before trimming. */
function originOfPart(value: string, origins: Origins, name: string): string | undefined {
  const isWhole = ([text, origin]: [string, string]) => {
    const whole: unknown = JSON.parse(text);
    return typeof whole === "string" && isPart(value, whole) && (name === "" || lastName(origin) === lastName(name));
  };
  return value === "" ? undefined : [...origins].find(isWhole)?.[1];
}

/** Whether a text is part of another at word boundaries, ignoring blanks. */
function isPart(part: string, whole: string): boolean {
  const [text, word] = [whole, part].map((each) => each.replaceAll(/\s/g, ""));
  const at = text?.indexOf(word ?? "") ?? -1;
  if (text === undefined || word === undefined || at < 0) return false;
  return !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + word.length));
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/**
 * Whether a value in the context is likely a parameter's origin, because their names are similar (`userId`, `user.id`).
 */
function isLikely(origin: string, name: string): boolean {
  const [inContext, inParameter] = [lastName(origin), name].map((each) => each.toLowerCase());
  if (!origin.startsWith("context.") || !inContext || !inParameter) return true;
  return inContext.includes(inParameter) || inParameter.includes(inContext);
}
