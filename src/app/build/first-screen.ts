import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

const ROOT = new URL("../../../", import.meta.url).pathname;

/** Whose code stands between a visitor and the first screen. */
const FIRST = ["src/app/main.tsx", "src/account/LoginScreen.tsx"];
/** What is behind its views: run apart from them, so that neither holds up somebody who types already. */
const SERVICES = ["src/app/create-services.ts"];
/** What the first request needs: fetched when the page rests, so that the sign-in form does not wait for it. */
const CLIENT = ["src/services/client.ts"];
/** Comes with what the client's contracts and the frame's have in common, a file that any screen may need without the client. */
const ZOD = /\/node_modules\/zod\//;
/** What stands around every screen of the console, and the parts that most of them have; its chart shares the last with lists. */
const FRAME = ["src/shell/layout/ConsoleLayout.tsx", "src/dashboard/ConsoleScreen.tsx", "src/ui/theme/text-size.ts"];
const PUBLIC = ["src/site/frame/start-site.ts"];
const DEMO = ["src/site/demo/page.ts"];

/** Lists, what of them other screens have as well, and how addresses and transactions are shown: else dozens of small files. */
const LISTS = ["src/ui/list/ListScreen.tsx", "src/ui/list/RecordCode.tsx", "src/ui/list/Moment.tsx"];
const WITHOUT_LISTS = [
  "src/account/RegisterScreen.tsx",
  "src/account/UserCenterScreen.tsx",
  "src/currencies/MyCurrenciesScreen.tsx",
  "src/currencies/WalletScreen.tsx",
  "src/dashboard/help/DevelopersScreen.tsx",
  "src/orders/OrderDialogs.tsx",
  "src/orders/PackagesScreen.tsx",
];
const CHAIN = ["src/ui/chain/TransactionHash.tsx", "src/ui/chain/NetworkWarning.tsx"];

const FOUNDATION =
  /\/node_modules\/(@xstate|i18next|react|react-dom|react-i18next|react-router|react-router-dom|scheduler|use-sync-external-store)\//;

/**
 * The libraries that every screen stands on come as one file, the console's own code up to the sign-in form as two, and
 * the frame of the console as one, each with one stylesheet at most, rather than as dozens of small files. What the
 * public pages and the demo need of them stays apart, so that these come without the rest; so does the state machines'
 * library. The contracts come with zod, and the client beside them: the sign-in form needs neither before it is sent. What
 * lists consist of is a file as well, for a server without HTTP/2 answers six requests at a time. The bundler places
 * everything else.
 */
export function firstScreenGroups() {
  const contracts = reachedFrom("contracts", CLIENT, FRAME);
  return [
    // What fetches and runs chunks must not bring one along.
    {
      name: "fetching",
      test: /vite\/preload-helper|src\/(ui\/progress\/next-task|app\/cannot-start|ui\/lazy\/not-fetched|services\/config-file)/,
      priority: 8,
    },
    // A group takes what its modules import along, so this one comes before the foundation.
    { name: "machines", test: /\/node_modules\/xstate\//, priority: 8 },
    { name: "foundation", test: FOUNDATION, priority: 7 },
    { name: reachedFrom("site", PUBLIC), debugName: "site", priority: 6 },
    { name: reachedFrom("shared", FIRST, DEMO), debugName: "shared", priority: 6 },
    { name: reachedFrom("services", SERVICES), debugName: "services", priority: 5 },
    { name: reachedFrom("first-screen", FIRST), debugName: "first-screen", priority: 5 },
    { name: reachedFrom("shared-frame", FRAME, DEMO), debugName: "shared-frame", priority: 5 },
    {
      name: (id: string, graph: Graph) => (ZOD.test(id) ? "contracts" : contracts(id, graph)),
      debugName: "contracts",
      priority: 4,
    },
    { name: reachedFrom("client", CLIENT), debugName: "client", priority: 3 },
    { name: reachedFrom("frame", FRAME), debugName: "frame", priority: 2 },
    { name: reachedFrom("screen-parts", LISTS, WITHOUT_LISTS), debugName: "screen-parts", priority: 1 },
    { name: reachedFrom("list-parts", LISTS), debugName: "list-parts", priority: 0 },
    { name: reachedFrom("chain-parts", CHAIN), debugName: "chain-parts", priority: 0 },
  ];
}

/** Gives a name to those of our own modules that the sources of each group import at once, directly or not. */
function reachedFrom(name: string, ...groups: readonly (readonly string[])[]) {
  let reached: Set<string>[] | undefined;
  return (id: string, graph: Graph): string | null => {
    reached ??= groups.map((sources) => withImports(sources, graph));
    return reached.every((modules) => modules.has(id)) ? name : null;
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
