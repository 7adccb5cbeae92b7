import type { TFunction } from "i18next";
import type { StateValue } from "xstate";

/** A machine's states by their paths: `identity.signedIn.settled, ending.none`. */
export function stateText(value: StateValue): string {
  return leaves(value).join(", ");
}

function leaves(value: StateValue): string[] {
  if (typeof value === "string") return [value];
  return Object.entries(value).flatMap(([name, inner = {}]) => {
    const below = leaves(inner);
    return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`);
  });
}

/** The type of an event as a person reads it; what XState names by itself is said in words. */
export function eventText(type: string, t: TFunction<"debug">): string {
  if (type === "") return t("event.always");
  if (type === "xstate.init") return t("event.begins");
  if (type === "xstate.stop") return t("event.ends");
  const [, kind, name = ""] =
    /^xstate\.(done\.(?:actor|state)|error\.actor|after|snapshot)\.([^.]+(?=\.)|.+)/.exec(type) ?? [];
  if (kind === undefined) return type;
  if (kind === "after") return t("event.elapses", { name });
  if (kind === "snapshot") return t("event.changes", { name });
  return kind === "error.actor" ? t("event.fails", { name }) : t("event.answers", { name });
}
