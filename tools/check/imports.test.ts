import { expect, test } from "vitest";
import { projectWithSettings } from "#tools/testing/project.ts";
import { lint } from "./lint.ts";

/** Biome's reports on the given files under this project's rules, one text per report. */
async function complaints(files: Record<string, string>): Promise<Record<string, string>> {
  const root = projectWithSettings(files);
  const [output = ""] = await lint.run(root);
  const blocks = output.split(/\n(?=\S+:\d+:\d+(?: lint| plugin))/);
  return Object.fromEntries(
    Object.keys(files).map((path) => [path, blocks.filter((block) => block.startsWith(path)).join("\n")]),
  );
}

/** Each file with an import that is not allowed in it. */
const REFUSED: readonly [where: string, what: string, why: string][] = [
  ["machines/a.ts", `import "react";`, "A machine imports"],
  ["machines/b.ts", `import "#src/app/main.tsx";`, "A machine imports"],
  [
    "machines/c.ts",
    `import { loadOrder } from "#contracts/orders/load-order.call.ts";\n\nloadOrder();`,
    "Only provide.ts names calls",
  ],
  ["machines/d.test.ts", `import "#sandbox/main.ts";`, "A machine's test"],
  ["machines/orders/e.ts", `import "../a.ts";`, "An import leads downwards"],
  ["contracts/a.ts", `import type { A } from "#machines/orders/a.ts";\n\nexport type B = A;`, "A contract imports"],
  ["contracts/b.ts", `import "node:fs";`, "A contract imports"],
  ["contracts/pact/c.ts", `import "#sandbox/main.ts";`, "Tests of contracts"],
  ["locales/a.ts", `import "zod";`, "Texts import nothing"],
  ["sandbox/a.ts", `import "#machines/orders/a.ts";`, "The sandbox knows"],
  ["sandbox/b.ts", `import "react";`, "The sandbox knows"],
  ["model-tests/a.ts", `import "#sandbox/main.ts";`, "Model tests know"],
  [
    "model-tests/engine/a.ts",
    `import { session } from "#machines/account/session.ts";\n\nsession;`,
    "The engine does not depend on the product",
  ],
  [
    "model-tests/engine/b.ts",
    `import { Person } from "#model-tests/browser/person.ts";\n\nPerson;`,
    "The engine does not depend on the product",
  ],
  [
    "model-tests/c.ts",
    `import { explore } from "#model-tests/engine/generate/explore.ts";\n\nexplore;`,
    "one entrance",
  ],
  ["model-tests/b.ts", `import { order } from "#contracts/orders/order.ts";\n\norder;`, "only types"],
  ["tools/a.ts", `import "#src/app/main.tsx";`, "Tools start the other directories"],
  ["src/ui/a.ts", `export const b = () => import("#src/services/services.ts");`, "The kit imports itself"],
  ["src/ui/b.ts", `export type { A } from "#src/orders/a.ts";`, "The kit imports itself"],
  [
    "src/ui/g.ts",
    `import type { List } from "#machines/shell/list.ts";\n\nexport type G = List;`,
    "The kit imports itself",
  ],
  ["src/records/a.ts", `import "#src/orders/OrdersScreen.tsx";`, "src/records/ imports"],
  ["src/services/h.ts", `import "#src/records/list/ListScreen.tsx";`, "src/services/ imports"],
  ["src/help/a.ts", `import "#src/dashboard/provide.ts";`, "src/help/ imports"],
  ["src/services/a.ts", `import "#src/navigation/routes.ts";`, "src/services/ imports"],
  ["src/navigation/a.ts", `import "#src/orders/OrdersScreen.tsx";`, "src/navigation/ imports"],
  ["src/account/a.ts", `import "#src/shell/layout/Brand.tsx";`, "src/account/ imports"],
  ["src/bills/a.ts", `import "#src/orders/OrderStatus.tsx";`, "src/bills/ imports"],
  ["src/currencies/a.ts", `import "#src/orders/OrderStatus.tsx";`, "src/currencies/ imports"],
  ["src/site/a.ts", `import "#src/orders/OrderStatus.tsx";`, "src/site/ imports"],
  ["src/orders/a.ts", `import "#src/dashboard/ConsoleScreen.tsx";`, "src/orders/ imports"],
  ["src/orders/b.ts", `import ky from "ky";\n\nky;`, "src/orders/ imports"],
  [
    "src/orders/c.ts",
    `import { listOrders } from "#contracts/orders/list-orders.call.ts";\n\nlistOrders;`,
    "Only provide.ts names calls",
  ],
  [
    "src/orders/e.tsx",
    `import type { listOrders } from "#contracts/orders/list-orders.call.ts";\n\nexport type E = typeof listOrders;`,
    "Only provide.ts names calls",
  ],
  [
    "src/ui/f.ts",
    `export const f = () => import("#contracts/orders/list-orders.call.ts");`,
    "Only provide.ts names calls",
  ],
  ["src/services/g.ts", `import { CALLS } from "#contracts/calls.ts";\n\nCALLS;`, "Only provide.ts names calls"],
  ["src/orders/pay/d.ts", `import "../order-view.ts";`, "An import leads downwards"],
  ["src/applications/a.ts", `import "#src/orders/OrderStatus.tsx";`, "src/applications/ imports"],
  ["src/dashboard/a.ts", `import "#src/bills/BillDialog.tsx";`, "src/dashboard/ imports"],
  ["src/orders/provide.ts", `import "#src/app/App.tsx";`, "src/orders/ imports"],
  ["src/shell/a.ts", `import "#src/app/App.tsx";`, "src/shell/ stands"],
  ["src/app/a.ts", `import "#sandbox/main.ts";`, "src/app/ imports"],
];

test("an import that crosses a directory, layer or feature is reported", { timeout: 60_000 }, async () => {
  const said = await complaints(Object.fromEntries(REFUSED.map(([where, what]) => [where, `${what}\n`])));
  const unsaid = REFUSED.filter(([where, , why]) => !said[where]?.includes(why));
  expect(unsaid).toEqual([]);
});

test("imports from lower layers pass, and so do the modules that provide a feature's effects", {
  timeout: 60_000,
}, async () => {
  const files = {
    "machines/a.ts": `import { setup } from "xstate";\nimport { isZero } from "#contracts/decimal.ts";\nimport "./b.ts";\n`,
    "machines/a.test.ts": `import "fast-check";\nimport "vitest";\n`,
    "contracts/a.ts": `import "zod/mini";\nimport "./b.ts";\n`,
    "src/orders/provide.ts": `import { listOrders } from "#contracts/orders/list-orders.call.ts";\nimport "#src/ui/a.ts";\n`,
    "src/orders/A.ts": `import "#src/currencies/wallet/PaymentAddress.tsx";\nimport "./b.ts";\n`,
    "src/app/main.tsx": `import "#src/shell/tabs/TabBar.tsx";\nimport "react";\n`,
    "model-tests/a.ts": `import type { Order } from "#contracts/orders/order.ts";\n\nexport type Orders = Order[];\n`,
    "sandbox/a.test.ts": `import { listOrders } from "#contracts/orders/list-orders.call.ts";\n`,
  };
  const said = await complaints(files);
  expect(Object.entries(said).filter(([, text]) => /noRestrictedImports| plugin /.test(text))).toEqual([]);
});

test("circular imports are reported, including those through a type or a lazy import", {
  timeout: 60_000,
}, async () => {
  const said = await complaints({
    "src/ui/a.ts": `import "./b.ts";\n`,
    "src/ui/b.ts": `import "#src/ui/a.ts";\n`,
    "src/ui/c.ts": `import type { D } from "./d.ts";\n\nexport type C = D;\n`,
    "src/ui/d.ts": `import type { C } from "./c.ts";\n\nexport type D = C | 1;\n`,
    "src/ui/e.ts": `export const e = () => import("./f.ts");\n`,
    "src/ui/f.ts": `import "./e.ts";\n`,
  });
  expect(Object.entries(said).filter(([, text]) => !text.includes("noImportCycles"))).toEqual([]);
});

test("a machine that reads the clock or random numbers is reported", { timeout: 60_000 }, async () => {
  const said = await complaints({
    "machines/a.ts": `export const now = () => Date.now();\n`,
    "machines/b.ts": `export const now = () => new Date();\n`,
    "machines/c.ts": `export const chance = Math.random;\n`,
    "machines/d.ts": `export const moment = () => new Date("2026-01-01T00:00:00Z");\n`,
    "machines/a.test.ts": `export const now = () => Date.now();\n`,
  });
  expect(Object.keys(said).filter((path) => said[path]?.includes("A machine is pure"))).toEqual([
    "machines/a.ts",
    "machines/b.ts",
    "machines/c.ts",
  ]);
});
