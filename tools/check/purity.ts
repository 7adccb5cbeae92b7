import type { Check } from "./check.ts";
import { isNode, type Module, type Node, readModules, walk } from "./modules.ts";

/** What a machine may not touch: the page, storage, timers, requests and the process. Effects are provided to it. */
const GLOBALS = new Set([
  "window",
  "document",
  "navigator",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
  "fetch",
  "XMLHttpRequest",
  "performance",
  "process",
  "console",
  "crypto",
  "globalThis",
]);
/** A clock and chance would make the same events lead to different states. */
const MEMBERS = new Set(["Date.now", "Math.random"]);

/** Machines are pure: the same events lead to the same states, on every machine and at any time. */
export const purity: Check = {
  name: "pure machines",
  run: async (root) =>
    readModules(root)
      .filter(({ path, isTest }) => path.startsWith("machines/") && !isTest)
      .flatMap(impurities),
};

function impurities(module: Module): string[] {
  const found: string[] = [];
  const report = (node: Node, what: string) =>
    found.push(`${module.path}:${module.lineAt(node.start)} uses ${what}: declare the effect and have it provided`);
  walk(module.program, (node, parent) => {
    if (isTypeOnly(node)) return false;
    const what = name(node);
    if (node.type === "Identifier" && GLOBALS.has(what) && !isKey(node, parent)) report(node, what);
    if (node.type === "MemberExpression" && MEMBERS.has(what)) report(node, what);
    if (node.type === "NewExpression" && isNode(node.callee) && name(node.callee) === "Date") {
      if (Array.isArray(node.arguments) && node.arguments.length === 0) report(node, "new Date()");
    }
    return true;
  });
  return found;
}

function name(node: Node): string {
  if (node.type === "MemberExpression" && isNode(node.object) && isNode(node.property)) {
    return `${name(node.object)}.${name(node.property)}`;
  }
  return typeof node.name === "string" ? node.name : "";
}

/** Whether an identifier only names a member, as in `event.fetch` or `{ fetch: … }`. */
function isKey(node: Node, parent: Node | null): boolean {
  if (parent === null || parent.computed === true) return false;
  if (parent.type === "MemberExpression") return parent.property === node;
  return parent.key === node;
}

function isTypeOnly(node: Node): boolean {
  return node.type.startsWith("TS") && !isNode(node.expression);
}
