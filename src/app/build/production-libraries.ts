import type { Plugin } from "vite";

/** What stands in the place of something in the modules of a library. */
type Edit = { modules: RegExp; from: RegExp; to: string };

const EDITS: readonly Edit[] = [
  // The prefix of Blueprint's classes could be another at run time: as a constant, names that nobody uses are left out.
  {
    modules: /@blueprintjs\/core\/lib\/esm\/common\/classes\.js$/,
    from: /let NS = ("\w+");\nif [\s\S]*?\nelse if [\s\S]*?\n}/,
    to: "const NS = $1;",
  },
  // Its checks of props ask at run time whether this is production, by a variable that no browser has.
  { modules: /@blueprintjs\/core\/lib\/esm\//, from: /(?:Utils\.)?\bisNodeEnv\("production"\)/g, to: "true" },
  { modules: /@blueprintjs\/core\/lib\/esm\//, from: /(?:Utils\.)?\bisNodeEnv\("development"\)/g, to: "false" },
  // Each icon is drawn twice, for 16 and for 20 pixels. The first serves for both.
  {
    modules: /@blueprintjs\/icons\/lib\/esm\/(generated|svgIconContainer)/,
    from: /const isLarge = .*;/,
    to: "const isLarge = false;",
  },
  // A component that is written to after it was made stays, though nobody uses it.
  {
    modules: /react-router\/dist\//,
    from: /(RenderErrorBoundary = class extends [\w.]+ \{)([\s\S]*?\n\};)\nRenderErrorBoundary\.(contextType = .*;)/,
    to: "$1\n  static $3$2",
  },
  // Of its routes with data the console has none.
  { modules: /react-router\/dist\//, from: /let \{ isDataRoute \} = .*;/, to: "const isDataRoute = false;" },
  // What is named for developers' tools alone is kept by its name.
  {
    modules: /(@blueprintjs\/(core|icons)|react-router)\/(lib\/esm|dist)\//,
    from: /^\w+\.displayName = .*;$/gm,
    to: "",
  },
  {
    modules: /(@blueprintjs\/(core|icons)|react-router)\/(lib\/esm|dist)\//,
    from: /(?<== )(React\d*\.)?(forwardRef|createContext|memo)\(/g,
    to: "/* @__PURE__ */ $&",
  },
];

/** React Router's production build, which no import leads to, differs by one constant: that of its warnings. */
const ROUTER = /(react-router\/dist\/)development(\/index\.mjs)$/;

/**
 * Builds libraries for production where they leave it to the run time what that is, so that what only developers need is
 * left out.
 */
export function productionLibraries(): Plugin {
  return {
    name: "production-libraries",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== "react-router") return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !ROUTER.test(resolved.id)) throw new Error(`react-router is not where it was: ${resolved?.id}`);
      return resolved.id.replace(ROUTER, "$1production$2");
    },
    transform(code, id) {
      const edited = EDITS.reduce(
        (text, { modules, from, to }) => (modules.test(id) ? text.replace(from, to) : text),
        code,
      );
      return edited === code ? null : { code: edited, map: null };
    },
  };
}
