import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { ALL_LOCALES } from "../../shell/language/locales.ts";
import { homeAddress } from "../../site/home/home-address.ts";
import { filesOf, styleOf, withoutDuplicates } from "./bundle-files.ts";
import { builtEarlyScript } from "./early-script.ts";

const PAGE = "src/site/home/page.ts";
const PAGE_STYLE = "src/site/home/page.css";
const WAKE = "src/app/wake.ts";
const CONSOLE = "src/app/main.tsx";
const LOGIN = "src/account/LoginScreen.tsx";
const ENGLISH = ["locales/en-US/shell.json", "locales/en-US/account.json"];

/**
 * Writes the public pages once the console is built: `/home` in every language and `/login`. Their components are
 * built a second time for Node, run, and thrown away.
 */
export function prerender(): Plugin {
  let root = "";
  return {
    name: "prerender",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const built = join(root, ".cache", `prerender-${process.pid}`);
      try {
        await writePages(dir, bundle, await pagesBuiltIn(built, root));
      } finally {
        await rm(built, { recursive: true, force: true });
      }
    },
  };
}

type Pages = typeof import("../prerender.tsx");

async function pagesBuiltIn(outDir: string, root: string): Promise<Pages> {
  await build({
    root,
    logLevel: "warn",
    build: { ssr: "src/app/prerender.tsx", outDir, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, "prerender.js")).href);
}

async function writePages(dir: string, bundle: Rolldown.OutputBundle, pages: Pages) {
  await writeLogin(dir, bundle, await pages.renderLogin());
  const { scripts } = filesOf(bundle, PAGE);
  const early = `/${(await builtEarlyScript()).fileName}`;
  const assets = { early, page: scripts.at(-1) ?? "", style: styleOf(bundle, PAGE_STYLE), ahead: consoleFiles(bundle) };
  for (const locale of ALL_LOCALES) {
    await write(join(dir, homeAddress(locale), "index.html"), await pages.renderHome(locale, assets));
  }
}

/** The console's own page with the sign-in form in place: it is painted first, and the console wakes up after. */
async function writeLogin(
  dir: string,
  bundle: Rolldown.OutputBundle,
  { markup, title }: { markup: string; title: string },
) {
  const html = await readFile(join(dir, "index.html"), "utf8");
  const wakes = withoutDuplicates([CONSOLE, LOGIN, ...ENGLISH].flatMap((source) => filesOf(bundle, source).scripts));
  const wake = filesOf(bundle, WAKE).scripts.at(-1);
  const page = html
    .replace("<html ", `<html data-prerendered="login" data-wakes="${wakes.join(" ")}" `)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replaceAll(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, "")
    .replace("</head>", `  <script type="module" crossorigin src="${wake}"></script>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  await write(join(dir, "login", "index.html"), page);
}

/** What the sign-in page will need: fetched ahead while the landing page rests. */
function consoleFiles(bundle: Rolldown.OutputBundle) {
  const parts = [CONSOLE, LOGIN, ...ENGLISH].map((source) => filesOf(bundle, source));
  return withoutDuplicates(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
}

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
