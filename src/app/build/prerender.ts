import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { SITE_PAGES, siteAddress } from "#src/site/site-address.ts";
import { builtBeforePaint } from "./before-paint-script.ts";
import { filesOf, styleOf, withoutDuplicates } from "./bundle-files.ts";
import { PAGE_SOURCES } from "./public-pages.ts";
import { siteOrigin } from "./site-origin.ts";
import { sitemap } from "./sitemap.ts";

const HYDRATE = "src/app/hydrate.ts";
const CONSOLE = "src/app/main.tsx";
const LOGIN = "src/account/LoginScreen.tsx";
const ENGLISH = ["locales/en-US/shell.json", "locales/en-US/login.json"];

/**
 * Writes the public pages once the console is built: those of the site in every language, and `/login`. Their components
 * are built a second time for Node, run, and thrown away. Where the site's origin is known, the sitemap comes with them.
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

type Pages = typeof import("#src/app/prerender.tsx");

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
  const origin = siteOrigin();
  await writeLogin(dir, bundle, await pages.renderLogin(), origin);
  const beforePaint = `/${(await builtBeforePaint()).fileName}`;
  const ahead = consoleFiles(bundle);
  for (const page of SITE_PAGES) {
    const { script, style } = PAGE_SOURCES[page];
    const assets = { beforePaint, ahead, scripts: filesOf(bundle, script).scripts, style: styleOf(bundle, style) };
    for (const locale of ALL_LANGUAGES) {
      const path = join(dir, siteAddress(page, locale), "index.html");
      await write(path, await pages.renderPage({ page, locale, origin }, assets));
    }
  }
  if (origin) {
    await write(join(dir, "sitemap.xml"), sitemap(origin));
    await appendFile(join(dir, "robots.txt"), `\nSitemap: ${origin}/sitemap.xml\n`);
  }
}

/** The console's own page with the sign-in form in place: it is painted first, and the console is hydrated after. */
async function writeLogin(
  dir: string,
  bundle: Rolldown.OutputBundle,
  { markup, title }: { markup: string; title: string },
  origin: string | null,
) {
  const html = await readFile(join(dir, "index.html"), "utf8");
  const preload = withoutDuplicates([CONSOLE, LOGIN, ...ENGLISH].flatMap((source) => filesOf(bundle, source).scripts));
  const hydrate = filesOf(bundle, HYDRATE).scripts.at(-1);
  const page = html
    .replace("<html ", `<html data-prerendered="login" data-hydrate="${hydrate}" data-preload="${preload.join(" ")}" `)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace(/ *<meta name="robots"[^>]*>\n/, origin ? `    <link rel="canonical" href="${origin}/login">\n` : "")
    // before-paint.ts and hydrate.ts ask for all of this, once the page has been painted.
    .replaceAll(/ *<(script type="module"|link rel="(modulepreload|preload)")[^>]*>(<\/script>)?\n/g, "")
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  await write(join(dir, "login", "index.html"), page);
}

/** What the sign-in page will need: fetched ahead while a public page rests. */
function consoleFiles(bundle: Rolldown.OutputBundle) {
  const parts = [CONSOLE, LOGIN, ...ENGLISH].map((source) => filesOf(bundle, source));
  return withoutDuplicates(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
}

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
