import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const ROOT = new URL("../../../", import.meta.url).pathname;

/** Whose code stands between a visitor and the first screen, and what the public pages share with it. */
const FIRST = ["src/app/main.tsx", "src/account/LoginScreen.tsx"];
/** What is behind its views: run apart from them, so that neither holds up somebody who types already. */
const SERVICES = ["src/app/services.ts"];
const PUBLIC = ["src/site/frame/start-site.ts"];
/** What the demo shares with the console: it runs one of its machines. */
const DEMO = ["machines/problem.ts", "src/shell/format/format.ts"];

const FOUNDATION =
  /\/node_modules\/(@xstate|i18next|react|react-dom|react-i18next|react-router|react-router-dom|scheduler|use-sync-external-store|zod)\//;

/**
 * The libraries that every screen stands on come as one file, and the console's own code up to the sign-in form as two,
 * with one stylesheet, rather than as dozens of small files. What the public pages need of it stays apart, so that they
 * come without the rest; so do the state machines' library and what the demo runs of ours. The bundler places everything
 * else.
 */
export function firstScreenGroups() {
  return [
    // What fetches and wakes chunks must not bring one along.
    { name: "fetching", test: /vite\/preload-helper|src\/app\/next-task/, priority: 4 },
    // A group takes what its modules import along, so this one comes before the foundation.
    { name: "machines", test: /\/node_modules\/xstate\//, priority: 4 },
    { name: "foundation", test: FOUNDATION, priority: 3 },
    { name: reachedFrom("site", PUBLIC), debugName: "site", priority: 2 },
    { name: reachedFrom("shared", DEMO), debugName: "shared", priority: 2 },
    { name: reachedFrom("services", SERVICES), debugName: "services", priority: 1 },
    { name: reachedFrom("first-screen", FIRST), debugName: "first-screen", priority: 0 },
  ];
}

/** Gives a name to those of our own modules that the sources import at once, directly or not. */
function reachedFrom(name: string, sources: readonly string[]) {
  let reached: Set<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    reached ??= withImports(sources, graph);
    return reached.has(id) ? name : null;
  };
}

function withImports(sources: readonly string[], graph: Graph): Set<string> {
  const reached = new Set(sources.map((source) => ROOT + source));
  for (const id of reached) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const next of imported) if (!next.includes("/node_modules/")) reached.add(next);
  }
  return reached;
}
