import type { ESTree } from "vite";
import { nameOf, type Syntax } from "./syntax.ts";

/** An expression with its replacement. */
export type Changed = { kind: "condition" | "constant" | "trim"; node: Syntax; text: string };

const FLIPPED: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
};
/** Methods that are easily confused. */
const MISTAKEN: Readonly<Record<string, string>> = { some: "every", every: "some", min: "max", max: "min" };

/**
 * Every change of one condition, constant, or trimmed or lower-case input inside a source's functions. It skips thrown errors, and
 * literals after `??` that only satisfy the compiler.
 */
export function changedExpressions(program: ESTree.Program, source: string): Changed[] {
  const found: Changed[] = [];
  visit(program, false);
  return found;

  function visit(node: Syntax, isInFunction: boolean) {
    const { type } = node;
    if (type === "ImportDeclaration" || type === "ThrowStatement") return;
    if (type.startsWith("TS") && !("expression" in node && isSyntax(node.expression))) return;
    const isWithin = isInFunction || type.includes("Function");
    if (isWithin) found.push(...changesOf(node));
    for (const [name, part] of Object.entries(node)) {
      if (name === "right" && type === "LogicalExpression" && node.operator === "??" && part.type === "Literal")
        continue;
      // Identifiers are not values.
      if (/^(key|property|callee)$/.test(name) && isSyntax(part) && part.type !== "MemberExpression") continue;
      for (const child of [part].flat().filter(isSyntax)) visit(child, isWithin);
    }
  }

  function changesOf(node: Syntax): Changed[] {
    switch (node.type) {
      case "Literal":
        return constantChanges(node, node.value);
      case "BinaryExpression":
      case "LogicalExpression": {
        const [left, right, flipped] = [textOf(node.left), textOf(node.right), FLIPPED[node.operator]];
        if (flipped !== undefined) return condition(node, `(${left}) ${flipped} (${right})`);
        return node.operator === "??" ? condition(node, `(${right})`) : [];
      }
      case "UnaryExpression":
        return node.operator === "!" ? condition(node, textOf(node.argument)) : [];
      case "ConditionalExpression": {
        const [test, then, otherwise] = [node.test, node.consequent, node.alternate].map(textOf);
        return condition(node, `(${test}) ? (${otherwise}) : (${then})`);
      }
      case "MemberExpression":
        return nameOf(node.property) === "accepted" ? condition(node, "true") : [];
      case "CallExpression":
        return callChanges(node);
      default:
        return [];
    }
  }

  function constantChanges(node: Syntax, value: unknown): Changed[] {
    if (typeof value === "boolean") return [{ kind: "constant", node, text: String(!value) }];
    if (typeof value === "number") return [{ kind: "constant", node, text: String(value + 1) }];
    return typeof value === "string" ? [{ kind: "constant", node, text: value === "" ? '"other"' : '""' }] : [];
  }

  function callChanges(node: ESTree.CallExpression): Changed[] {
    const { callee } = node;
    if (/^(is|has|can)[A-Z]/.test(nameOf(callee))) return condition(node, `!${textOf(node)}`);
    if (callee.type !== "MemberExpression") return [];
    const [name, object] = [nameOf(callee.property), textOf(callee.object)];
    const given = source.slice(callee.end, node.end);
    if (name === "trim" || name === "toLowerCase") return [{ kind: "trim", node, text: object }];
    if (name === "at" && /^\((0|-1)\)$/.test(given))
      return [{ kind: "constant", node, text: `${textOf(callee)}${given === "(0)" ? "(-1)" : "(0)"}` }];
    const mistaken = MISTAKEN[name];
    return mistaken === undefined ? [] : condition(node, `${object}.${mistaken}${given}`);
  }

  function textOf({ start, end }: Syntax): string {
    return source.slice(start, end);
  }
}

function condition(node: Syntax, text: string): Changed[] {
  return [{ kind: "condition", node, text }];
}

function isSyntax(part: unknown): part is Syntax {
  return typeof part === "object" && part !== null && "type" in part && "start" in part;
}
