import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import type { Plugin } from "vite";
import { blueprint, PREFIX } from "#src/ui/blueprint.ts";
import { CONSOLE_CLASSES, FIRST_CLASSES, OVERLAY_CLASSES } from "./blueprint-classes.ts";

/** The parts, each with the classes that it adds to those before it. */
const PARTS = [
  { id: "blueprint:first.css", classes: FIRST_CLASSES },
  { id: "blueprint:console.css", classes: CONSOLE_CLASSES },
  { id: "blueprint:overlays.css", classes: OVERLAY_CLASSES },
] as const;

/**
 * Offers Blueprint's stylesheet (560 kB) reduced to the components in use, in three parts: `blueprint:first.css` for what
 * the signed-out screens show, `blueprint:console.css` for what those of the console add, and `blueprint:overlays.css` for
 * what opens above them. All stand in the cascade layer `blueprint`, so that the console's own rules win whatever their
 * specificity.
 */
export function blueprintCss(): Plugin {
  return {
    name: "blueprint-css",
    resolveId: (id) => (PARTS.some((part) => part.id === id) ? `\0${id}` : null),
    async load(id) {
      const place = PARTS.findIndex((part) => id === `\0${part.id}`);
      if (place < 0) return null;
      const classesOf = (parts: readonly (typeof PARTS)[number][]) => new Set(parts.flatMap(({ classes }) => classes));
      const [before, now] = [classesOf(PARTS.slice(0, place)), classesOf(PARTS.slice(0, place + 1))];
      return reduced((selector) => (shows(selector, now) && !shows(selector, before)) || selector === ":root");
    },
  };
}

/** Gives Blueprint's classes their prefix where the stylesheets of `src/` name them, as `.bp-button`; a plugin of PostCSS. */
export const blueprintPrefix = {
  postcssPlugin: "blueprint-prefix",
  Rule(rule: Rule) {
    const prefixed = namingIntents(rule.selector.replace(/(?<![\w-])bp-/g, PREFIX));
    if (prefixed !== rule.selector) rule.selector = prefixed;
  },
};

const ANY_INTENT = new RegExp(String.raw`\[class\*=["']?${PREFIX}intent-?["']?\]`, "g");
const INTENTS = ["primary", "success", "warning", "danger"].map((intent) => `.${blueprint(`intent-${intent}`)}`);

/**
 * Names the classes that `[class*="intent-"]` means. With it, each change of any class has the browser style every link and
 * icon below that element anew: the whole page whenever a dialog opens, which puts a class on the body (decision 299).
 */
function namingIntents(selector: string): string {
  return selector.replace(ANY_INTENT, `:is(${INTENTS.join(",")})`);
}

/**
 * What no page of the console has: a theme that is told by an attribute, icons of a font, checkboxes that are neither on
 * nor off, groups of fields that differ from others, and browsers that call a placeholder something else.
 */
const UNUSED = new RegExp(
  String.raw`\[data-bp-|\[class\*=${PREFIX}icon-|icon(:not\()?:empty|:indeterminate|input-group\.|:-(ms|moz)-`,
);

/** One of Blueprint's classes in a selector. */
const CLASS = new RegExp(String.raw`\.(${PREFIX}[\w-]+)`, "g");

/** Whether every class that a selector asks for is in use. Bare elements are styled by the console itself. */
function shows(selector: string, classes: ReadonlySet<string>) {
  if (UNUSED.test(selector)) return false;
  const asked = [...selector.replace(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, "").matchAll(CLASS)];
  return asked.length > 0 && asked.every(([, name = ""]) => classes.has(name));
}

async function reduced(keeps: (selector: string) => boolean): Promise<string> {
  const path = createRequire(import.meta.url).resolve("@blueprintjs/core/lib/css/blueprint.css");
  const sheet = postcss.parse(await readFile(path, "utf8"), { from: path });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(keeps);
    if (kept.length > 0) rule.selectors = kept.map(namingIntents);
    else rule.remove();
  });
  // The content policy allows no `data:` images; the console draws those few marks itself.
  sheet.walkDecls((declaration) => void (declaration.value.includes("data:") && declaration.remove()));
  dropUnusedVariables(sheet);
  dropUnusedAnimations(sheet);
  sheet.walk((node) => void (isIdle(node) && node.remove()));
  return `@layer blueprint {\n${sheet}\n}\n`;
}

/** Drops the variables that nothing asks for, in as many rounds as they ask for one another. */
function dropUnusedVariables(sheet: Root) {
  let dropped: boolean;
  do {
    dropped = false;
    const used = new Set<string>();
    sheet.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--bp\d*-[\w-]+/g)) used.add(name);
    });
    sheet.walkDecls(/^--bp\d*-/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
  } while (dropped);
}

function dropUnusedAnimations(sheet: Root) {
  const used = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  sheet.walkAtRules("keyframes", (animation) => void (used.has(animation.params) || animation.remove()));
}

function isKeyframe({ parent }: Rule) {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

/** Comments, empty rules, and at-rules that mean nothing within a layer. */
function isIdle(node: ChildNode): boolean {
  if (node.type === "comment") return true;
  if (node.type === "atrule" && node.name === "charset") return true;
  return "nodes" in node && node.nodes?.length === 0;
}
