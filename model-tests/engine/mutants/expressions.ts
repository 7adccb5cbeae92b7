import { isSyntax, listOf, type Syntax } from "./syntax.ts";

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
export function changedExpressions(program: Syntax, source: string): Changed[] {
  const found: Changed[] = [];
  visit(program, false);
  return found;

  function visit(node: Syntax, isInFunction: boolean) {
    if (
      /^(ImportDeclaration|ThrowStatement)$/.test(node.type) ||
      (node.type.startsWith("TS") && !isSyntax(node["expression"]))
    )
      return;
    const isWithin = isInFunction || node.type.includes("Function");
    if (isWithin) found.push(...changesOf(node));
    for (const [name, part] of Object.entries(node)) {
      if (name === "right" && node["operator"] === "??" && isSyntax(part) && part.type === "Literal") continue;
      // Identifiers are not values.
      if (/^(key|property|callee)$/.test(name) && isSyntax(part) && part.type !== "MemberExpression") continue;
      for (const child of listOf(Array.isArray(part) ? part : [part])) visit(child, isWithin);
    }
  }

  function changesOf(node: Syntax): Changed[] {
    const { type, operator, value } = node as Syntax & { operator?: string; value?: unknown };
    const [left, right, test] = [node["left"], node["right"], node["test"]];
    if (type === "Literal") {
      if (typeof value === "boolean") return [{ kind: "constant", node, text: String(!value) }];
      if (typeof value === "number") return [{ kind: "constant", node, text: String(value + 1) }];
      return typeof value === "string" ? [{ kind: "constant", node, text: value === "" ? '"other"' : '""' }] : [];
    }
    const flipped = FLIPPED[operator ?? ""];
    if (flipped !== undefined && isSyntax(left) && isSyntax(right))
      return [{ kind: "condition", node, text: `(${textOf(left)}) ${flipped} (${textOf(right)})` }];
    if (operator === "??" && isSyntax(right)) return [{ kind: "condition", node, text: `(${textOf(right)})` }];
    const argument = node["argument"];
    if (type === "UnaryExpression" && operator === "!" && isSyntax(argument))
      return [{ kind: "condition", node, text: textOf(argument) }];
    const [then, otherwise] = [node["consequent"], node["alternate"]];
    if (type === "ConditionalExpression" && isSyntax(test) && isSyntax(then) && isSyntax(otherwise))
      return [{ kind: "condition", node, text: `(${textOf(test)}) ? (${textOf(otherwise)}) : (${textOf(then)})` }];
    if (type === "MemberExpression" && nameOf(node["property"]) === "accepted")
      return [{ kind: "condition", node, text: "true" }];
    return type === "CallExpression" ? callChanges(node) : [];
  }

  function callChanges(node: Syntax): Changed[] {
    const callee = node["callee"];
    if (/^(is|has|can)[A-Z]/.test(nameOf(callee))) return [{ kind: "condition", node, text: `!${textOf(node)}` }];
    const object = isSyntax(callee) ? callee["object"] : undefined;
    if (!isSyntax(callee) || !isSyntax(object)) return [];
    const name = nameOf(callee["property"]);
    const given = source.slice(callee.end, node.end);
    if (name === "trim" || name === "toLowerCase") return [{ kind: "trim", node, text: textOf(object) }];
    if (name === "at" && /^\((0|-1)\)$/.test(given))
      return [{ kind: "constant", node, text: `${textOf(callee)}${given === "(0)" ? "(-1)" : "(0)"}` }];
    const mistaken = MISTAKEN[name];
    return mistaken === undefined ? [] : [{ kind: "condition", node, text: `${textOf(object)}.${mistaken}${given}` }];
  }

  function textOf({ start, end }: Syntax): string {
    return source.slice(start, end);
  }
}

function nameOf(node: unknown): string {
  return isSyntax(node) ? String(node["name"] ?? "") : "";
}
