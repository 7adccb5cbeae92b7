import * as Classes from "@blueprintjs/core/lib/cjs/common/classes.js";
import purgeCss from "@fullhuman/postcss-purgecss";

const COMPONENTS = "node_modules/@blueprintjs/core/lib/esm/components";

/** The files of the Blueprint components that the console uses. A component that is missing here has no styles. */
const IN_USE = [
  "button/buttons",
  "dialog/{dialog,dialogBody,dialogFooter}",
  "drawer/*",
  "forms/{controls,inputGroup,textArea}",
  "html-select/*",
  "icon/*",
  "menu/*",
  "overlay/*",
  "overlay2/*",
  "popover/*",
  "popover-next/*",
  "portal/*",
  "segmented-control/*",
  "spinner/*",
  "text/*",
  "toast/*",
];

const purge = purgeCss({
  content: ["src/**/*.{ts,tsx}", `${COMPONENTS}/{${IN_USE}}.js`],
  defaultExtractor: namesIn,
  // Class names that are built at run time.
  safelist: [/-(appear|enter|exit)(-active)?$/, /^bp6-(align|position|toast-container)-/],
  blocklist: [
    // The console has its own colours and sizes for all controls (src/ui/theme/).
    "bp6-dark",
    /^bp6-intent-/,
    "bp6-large",
    "bp6-minimal",
    "bp6-outlined",
    "bp6-small",
    // Parts of components that the console does not use.
    "bp6-button-group",
    "bp6-code",
    "bp6-control-indicator-child",
    "bp6-icon-large",
    "bp6-icon-standard",
    "bp6-inline",
    "bp6-key",
    "bp6-label",
    "bp6-radio",
    "bp6-round",
    "bp6-submenu",
    "bp6-switch-inner-text",
    "bp6-tree",
    "bp6-vertical",
  ],
  keyframes: true,
  variables: true,
});

/** The styles of overlays, selects and switches, which /login does without. */
const OVERLAY = /\.bp6-(dialog|drawer|html-select|menu|overlay|popover|portal|switch|toast)/;

/** The console draws a partly checked box itself (src/ui/theme/controls.css). */
const UNUSED = /:indeterminate/;

/** Removes unused rules from Blueprint's stylesheet of 560 kB, and splits the rest into two parts. */
export const purgedBlueprint: ReturnType<typeof purgeCss> = {
  postcssPlugin: "purged-blueprint",
  OnceExit: async (root, { postcss }) => {
    const from = root.source?.input.file;
    const part = from?.match(/\bblueprint(?<overlays>-overlays)?\.css$/);
    if (!part) return;
    const isOverlays = part.groups?.["overlays"] !== undefined;
    root.walkRules((rule) => {
      const isFrame = rule.selector === "from" || rule.selector === "to" || rule.selector.endsWith("%");
      if (isFrame || rule.selector === ":root") return;
      rule.selectors = rule.selectors.filter(
        (selector) => OVERLAY.test(selector) === isOverlays && !UNUSED.test(selector),
      );
      if (rule.selectors.length === 0) rule.remove();
    });
    await postcss([purge]).process(root, { from });
  },
};

/**
 * Finds elements, and classes by Blueprint's constants (`BUTTON`) or as words (`blueprint("button")`, `size="small"`).
 */
function namesIn(source: string): string[] {
  const words = source.match(/[\w-]+/g) ?? [];
  const named = words.map((name) => String(Reflect.get(Classes, name)));
  const worded = [...source.matchAll(/\b(?:blueprint\(|size=|variant=)([^)\s]*(?:, [^)\s]*)*)/g)]
    .flatMap(([, names = ""]) => names.match(/[a-z-]+/g) ?? [])
    .map((word) => `bp6-${word}`);
  return [...words, ...named, ...worded];
}
