import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const NAME = "before-paint.js";
/** The script's address in index.html, and the address it is served at during development. */
const PATH = `/${NAME}`;

/**
 * Builds `src/app/before-paint/` into one classic script that index.html runs before the first paint; modules run too
 * late. After the script comes a message in every language, which the script hides.
 */
export function beforePaint(): Plugin {
  let root = "";
  return {
    name: "before-paint",
    apply: (config) => !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(PATH, async (_, response) => {
        response.setHeader("Content-Type", "text/javascript").end(await scriptBuiltIn(root));
      });
    },
    async renderStart() {
      this.emitFile({ type: "asset", name: NAME, source: await scriptBuiltIn(root) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const said = html.replace('<div id="root">', (place) => `${scriptsMissing(root)}\n    ${place}`);
        // `index.html` is served for addresses of any depth.
        return bundle ? said.replace(PATH, beforePaintIn(bundle)).replaceAll('="./', '="/') : said;
      },
    },
  };
}

/**
 * The address of the script.
 * @throws when the build produced none
 */
export function beforePaintIn(bundle: Rolldown.OutputBundle): string {
  const script = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(NAME));
  if (!script) throw new Error(`The build made no ${NAME}`);
  return `/${script.fileName}`;
}

/** The message that the script could not be loaded. It is in every language, since the script is what chooses one. */
function scriptsMissing(root: string): string {
  const sentences = globSync("*/shell.json", { cwd: join(root, "locales") }).toSorted();
  const said = sentences.map((file) => {
    const texts: { scriptsMissing: string } = JSON.parse(readFileSync(join(root, "locales", file), "utf8"));
    return `<p lang="${dirname(file)}">${texts.scriptsMissing}</p>`;
  });
  return `<div class="scripts-missing">${said.join("")}</div>`;
}

async function scriptBuiltIn(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: { input: "src/app/before-paint/main.ts", output: { format: "iife" } },
    },
  });
  const [script] = [built].flat().flatMap((output) => ("output" in output ? output.output : []));
  if (script?.type !== "chunk") throw new Error(`${NAME} was not built`);
  return script.code;
}
