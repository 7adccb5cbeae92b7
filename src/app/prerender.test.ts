import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { matchRoute } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { LISTED_PAGES, SITE_PAGES, siteAddress } from "#src/site/site-address.ts";
import { renderPage, renderSite } from "./prerender.tsx";

const PUBLIC = join(import.meta.dirname, "public");
const ORIGIN = "https://pay.example";
const ASSETS = {
  beforePaint: "/assets/before-paint.js",
  styles: ["/assets/a.css"],
  scripts: ["/assets/a.js"],
  ahead: [],
};
const EVERY_PAGE = SITE_PAGES.flatMap((page) => ALL_LANGUAGES.map((locale) => ({ page, locale })));

describe.each(EVERY_PAGE)("$page in $locale (2.2, 2.3, 2.7, 9.6)", async ({ page, locale }) => {
  const html = await renderPage({ page, locale, origin: ORIGIN }, ASSETS);
  const isListed = LISTED_PAGES.some((listed) => listed === page);

  test("describes itself to browsers and in shared links", () => {
    expect(html).toContain(`<html lang="${locale}" data-prerendered="${page}">`);
    const [title] = /(?<=<title>)[^<]+/.exec(html) ?? [""];
    expect(title.length).toBeGreaterThan(10);
    for (const name of ["og:title", "twitter:title"]) expect(meta(html, name)).toBe(title);
    const description = meta(html, "description") ?? "";
    expect(description.length).toBeGreaterThan(20);
    for (const name of ["og:description", "twitter:description"]) expect(meta(html, name)).toBe(description);
    expect(meta(html, "og:locale")).toBe(locale.replace("-", "_"));
    expect(html.match(/property="og:locale:alternate"/g)).toHaveLength(ALL_LANGUAGES.length - 1);
    expect(meta(html, "og:url")).toBe(ORIGIN + siteAddress(page, locale));
    expect(html.match(/name="theme-color"/g)).toHaveLength(1);
  });

  test("names an existing picture", () => {
    for (const name of ["og:image", "twitter:image"]) {
      const { origin, pathname } = new URL(meta(html, name) ?? "");
      expect(origin).toBe(ORIGIN);
      expect(existsSync(join(PUBLIC, pathname))).toBe(true);
    }
  });

  test("has a canonical address for search engines, or noindex (2.20)", () => {
    expect(meta(html, "robots")).toBe(isListed ? undefined : "noindex");
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical).toBe(isListed ? ORIGIN + siteAddress(page, locale) : undefined);
    const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, language]) => language)).toEqual(isListed ? [...ALL_LANGUAGES, "x-default"] : []);
    for (const [, , address] of alternates) expect(address).toMatch(`${ORIGIN}/`);
  });

  test("has only links to existing pages", () => {
    const links = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, link = ""]) => link.replace(ORIGIN, ""));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !leadsSomewhere(link, html))).toEqual([]);
  });

  test("has one heading of level 1, and no text key instead of a text", () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const shown = html.replace(/<[^>]+>/g, " ");
    expect(shown).not.toMatch(/\b(hero|frame|levers|order|pay|compare|questions|limits|care|home)\.[a-z]/);
    expect(shown).not.toContain("{{");
  });

  test("ends with the copyright line (9.12)", () => {
    expect(html).toMatch(/<footer.*2024.*<\/footer>/s);
  });
});

test("without an origin, everything that needs one is omitted", async () => {
  const html = await renderPage({ page: "home", locale: "ja-JP", origin: null }, ASSETS);
  expect(html).not.toContain("canonical");
  expect(meta(html, "og:url")).toBeUndefined();
  expect(html).toContain('rel="alternate" hrefLang="th-TH" href="/home/th-TH"');
});

test.each([
  [ORIGIN, 1],
  [null, 0],
])("with the origin %s, the site has %i sitemap beside its pages", async (origin, sitemaps) => {
  const files = await renderSite({ ...ASSETS, origin, filesOf: () => ASSETS });
  expect(Object.keys(files).filter((name) => name === "sitemap.xml").length).toBe(sitemaps);
  expect(Object.keys(files)).toContain("home/th-TH/index.html");
});

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Whether a link leads to a part of the page, to a file, or to a route other than the one for what is not found. */
function leadsSomewhere(link: string, html: string): boolean {
  if (link.startsWith("#")) return html.includes(`id="${link.slice(1)}"`);
  if (!link.startsWith("/") || link.startsWith("//")) return false;
  const [pathname = "", section] = link.split("#");
  if (Object.values(ASSETS).flat().includes(pathname) || existsSync(join(PUBLIC, pathname))) return true;
  const route = matchRoute(ROUTES, { pathname, search: "" })?.route.name;
  return route !== "notFound" && (!section || ["payments", "product", "applications"].includes(section));
}
