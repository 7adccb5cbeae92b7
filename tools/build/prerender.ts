import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest, type Plugin } from "vite";
import { beforePaintIn } from "./before-paint.ts";
import { siteOrigin } from "./site-origin.ts";

const MANIFEST = ".vite/manifest.json";
const CONSOLE = "index.html";
/** The chunk of the sign-in page (vite.config.ts). */
const LOGIN = "sign-in";
const ENGLISH = ["locales/en-US/shell.json", "locales/en-US/login.json"];

/** The exports of `src/app/prerender.tsx`. */
type Pages = {
  renderLogin: () => Promise<{ markup: string; title: string }>;
  renderSite: (build: {
    origin: string | null;
    beforePaint: string;
    /** The sign-in page's files, which public pages prefetch when idle. */
    ahead: readonly string[];
    filesOf: (source: string) => Files;
  }) => Promise<Record<string, string>>;
};

/** The addresses of the files that a source imports statically, dependencies first. */
type Files = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Writes the public pages after the console is built: those of the site in every language, and `/login`. Their
 * components are also built for Node, run once and deleted. When the site's origin is known, a sitemap is written too.
 */
export function prerender(): Plugin {
  let root = "";
  return {
    name: "prerender",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    config: () => ({ build: { manifest: true } }),
    configResolved: (config) => {
      root = config.root;
    },
    async writeBundle({ dir = "dist" }, bundle) {
      const built = join(root, ".cache", `prerender-${process.pid}`);
      try {
        await writePages(dir, beforePaintIn(bundle), await pagesBuiltIn(built, root));
      } finally {
        await rm(built, { recursive: true, force: true });
      }
    },
  };
}

async function pagesBuiltIn(outDir: string, root: string): Promise<Pages> {
  await build({
    root,
    logLevel: "warn",
    build: { ssr: "src/app/prerender.tsx", outDir, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, "prerender.js")).href);
}

async function writePages(dir: string, beforePaint: string, pages: Pages) {
  const origin = siteOrigin();
  const filesOf = await readManifest(dir);
  const console = [CONSOLE, LOGIN, ...ENGLISH].map(filesOf);
  const ahead = [...new Set(console.flatMap(({ scripts, styles }) => [...scripts, ...styles]))];
  const site = await pages.renderSite({ origin, beforePaint, ahead, filesOf });
  for (const [path, text] of Object.entries(site)) await write(join(dir, path), text);
  await write(
    join(dir, "login/index.html"),
    loginPage(await readFile(join(dir, "index.html"), "utf8"), {
      ...(await pages.renderLogin()),
      files: [LOGIN, ...ENGLISH].map(filesOf),
      canonical: origin && `${origin}/login`,
    }),
  );
  if (origin) await appendFile(join(dir, "robots.txt"), `\nSitemap: ${origin}/sitemap.xml\n`);
}

/** The chunk of each source or with each name, and everything that it imports statically. */
async function readManifest(dir: string): Promise<(source: string) => Files> {
  const manifest: Manifest = JSON.parse(await readFile(join(dir, MANIFEST), "utf8"));
  await rm(join(dir, dirname(MANIFEST)), { recursive: true });
  const withImports = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    return [...(manifest[source]?.imports ?? []).flatMap((imported) => withImports(imported, seen)), source];
  };
  const keyOf = (source: string) =>
    Object.keys(manifest).find((key) => key === source || manifest[key]?.name === source) ?? source;
  return (source) => {
    const chunks = withImports(keyOf(source)).map((name) => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build made no chunk of ${name}`);
      return chunk;
    });
    const files = chunks.map(({ file }) => file);
    const styles = [...chunks.flatMap(({ css = [] }) => css), ...files.filter((file) => file.endsWith(".css"))];
    const address = (file: string) => `/${file}`;
    return {
      scripts: files.filter((file) => file.endsWith(".js")).map(address),
      styles: [...new Set(styles)].map(address),
    };
  };
}

/** The tags in the page's head that load the console's code. */
const CODE = /^ *<(script type="module"|link rel="modulepreload").*\n/gm;

/**
 * The console's page with the sign-in form already in it. The tags that load the console wait in a template, so that
 * they do not compete with the form's styles (src/app/before-paint/after-paint.ts).
 */
function loginPage(
  html: string,
  page: { markup: string; title: string; files: readonly Files[]; canonical: string | null },
): string {
  const styles = page.files
    .flatMap((files) => files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`))
    .filter((link) => !html.includes(link));
  const scripts = page.files.flatMap((files) =>
    files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  );
  const code = new Set([...(html.match(CODE) ?? []).map((tag) => tag.trim()), ...scripts]);
  return html
    .replaceAll(CODE, "")
    .replace("<html ", '<html data-prerendered="login" ')
    .replace(/<title>[^<]*<\/title>/, `<title>${page.title}</title>`)
    .replace(
      / *<meta name="robots"[^>]*>\n/,
      page.canonical ? `    <link rel="canonical" href="${page.canonical}">\n` : "",
    )
    .replace(
      "</head>",
      () => `  ${[...new Set(styles)].join("\n    ")}
    <template id="console-code">${[...code].join("\n      ")}</template>\n  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${page.markup}</div>`);
}

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
