import { expect, test } from "vitest";
import { compileHints } from "./compile-hints.ts";

const SCREEN = { name: "OrdersScreen", isDynamicEntry: true, facadeModuleId: "/work/src/orders/OrdersScreen.tsx" };
const SHARED = { isDynamicEntry: false, facadeModuleId: null };

test.each([SCREEN, { ...SHARED, name: "list-parts" }])(
  "%o is compiled as it arrives: its first line says so",
  (chunk) => {
    expect(built(chunk)).toBe("//# allFunctionsCalledOnLoad\nrun();");
  },
);

test.each([
  { ...SHARED, name: "foundation" },
  { name: "orders", isDynamicEntry: true, facadeModuleId: "/work/locales/en-US/orders.json" },
  { name: "qrcode", isDynamicEntry: true, facadeModuleId: "/work/node_modules/qrcode-generator/dist/qrcode.mjs" },
])("%o is not", (chunk) => {
  expect(built(chunk)).toBe("run();");
});

function built(chunk: object): string {
  const { generateBundle } = compileHints();
  if (typeof generateBundle !== "object") throw new Error("The plugin has an object with a handler");
  const file = { type: "chunk", code: "run();", ...chunk };
  Reflect.apply(generateBundle.handler, {}, [{}, { "assets/file.js": file }, true]);
  return file.code;
}
