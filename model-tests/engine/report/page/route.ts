/** A view of the page, as encoded in the URL's hash. */
export type Route =
  | { at: "overview" | "clauses" | "changes" }
  | { at: "machine"; machine: string; part: Part | null }
  | { at: "clause"; clause: string }
  | { at: "search"; question: string };

/** The selected part of a machine. */
export type Part = { kind: "state" | "transition" | "path"; id: string };

export function routeOf(hash: string): Route {
  const [at = "", first = "", kind = "", id = ""] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (at === "machine") {
    const isPart = kind === "state" || kind === "transition" || kind === "path";
    return { at, machine: first, part: isPart ? { kind, id } : null };
  }
  if (at === "clause") return { at, clause: first };
  if (at === "search") return { at, question: first };
  return { at: at === "clauses" || at === "changes" ? at : "overview" };
}

export function toMachine(machine: string, part?: Part): string {
  const words = part ? ["machine", machine, part.kind, part.id] : ["machine", machine];
  return `#/${words.map(encodeURIComponent).join("/")}`;
}

export function toClause(clause: string): string {
  return `#/clause/${clause}`;
}
