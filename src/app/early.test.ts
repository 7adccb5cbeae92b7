import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { ALL_LOCALES, DEFAULT_LOCALE } from "../shell/language/locales.ts";

const script = stripTypeScriptTypes(readFileSync(new URL("./early.ts", import.meta.url), "utf8"));

describe("the theme before the first paint (4.3)", () => {
  test.each([
    [{ "arco-theme": "dark" }, false, true],
    [{ "arco-theme": "light" }, true, false],
    [{}, true, true],
    [{}, false, false],
  ])("stored %j, system dark %s: shown dark %s", (stored, systemIsDark, dark) => {
    const { body } = opened({ stored, systemIsDark });
    expect(body).toEqual(dark ? { class: "bp6-dark", "arco-theme": "dark" } : {});
  });

  test("a browser that refuses storage gets the system's theme", () => {
    expect(opened({ stored: null, systemIsDark: true }).body).toHaveProperty("arco-theme", "dark");
  });
});

describe("the language before the first paint", () => {
  test.each(ALL_LOCALES)("%s is known", (locale) => {
    expect(opened({ stored: { "arco-locale": locale } }).root.lang).toBe(locale);
  });

  test("anything else is the default one (9.6)", () => {
    expect(opened({ stored: { "arco-locale": "xx-XX" } }).root.lang).toBe(DEFAULT_LOCALE);
  });
});

describe("the prerendered sign-in page", () => {
  const login = { page: "login", path: "/login" };

  test("is shown to whom it fits", () => {
    expect(opened(login).root.dataset.prerendered).toBe("login");
  });

  test.each([{ token: "a-token" }, { "arco-locale": "ja-JP" }, { settings: "{}" }])(
    "waits unseen with %j stored",
    (stored) => {
      expect(opened({ ...login, stored }).root.dataset.prerendered).toBe("unfit");
    },
  );
});

describe("the landing page", () => {
  test("leads to the language that was chosen, with its query", () => {
    const stored = { "arco-locale": "th-TH" };
    expect(opened({ page: "home", path: "/home", search: "?from=mail", stored }).ledTo).toBe("/home/th-TH?from=mail");
  });

  test("in another language stays as it was asked for", () => {
    const { root, ledTo } = opened({
      page: "home",
      path: "/home/ko-KR",
      stored: { "arco-locale": "th-TH" },
      lang: "ko-KR",
    });
    expect({ ledTo, lang: root.lang }).toEqual({ ledTo: null, lang: "ko-KR" });
  });
});

type Visit = {
  page?: string;
  path?: string;
  search?: string;
  lang?: string;
  /** null: the browser refuses to answer. */
  stored?: Record<string, string> | null;
  systemIsDark?: boolean;
};

/** Runs the script in a page that has just enough of a browser. */
function opened({ page, path = "/console/index", search = "", lang = "en-US", stored = {}, systemIsDark }: Visit) {
  const root = { lang, dataset: { ...(page && { prerendered: page }) } as Record<string, string> };
  const body: Record<string, string> = {};
  const visit = { root, body, ledTo: null as string | null };
  runInNewContext(script, {
    document: {
      documentElement: root,
      body: {
        classList: { add: (name: string) => Reflect.set(body, "class", name) },
        setAttribute: (name: string, value: string) => Reflect.set(body, name, value),
      },
    },
    localStorage: {
      getItem: (key: string) => {
        if (stored === null) throw new Error("refused");
        return stored[key] ?? null;
      },
    },
    matchMedia: () => ({ matches: systemIsDark ?? false }),
    location: { pathname: path, search, replace: (address: string) => Reflect.set(visit, "ledTo", address) },
    addEventListener: () => undefined,
  });
  return visit;
}
