import { describe, expect, test, vi } from "vitest";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { guardRedirect, matchRoute } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { DARK_CLASS } from "#src/ui/theme/dark-theme.ts";

// The storage of a test before, in the same process, may remember values that it could not store.
vi.resetModules();
const { preparePage } = await import("./prepare-page.ts");

describe("the theme before the first paint (2.39, 4.3)", () => {
  test.each([
    [{ "arco-theme": "dark" }, false, true],
    [{ "arco-theme": "light" }, true, false],
    [{ "arco-theme": "system" }, true, true],
    [{ "arco-theme": "system" }, false, false],
    [{}, true, false],
    [{}, false, false],
    [null, true, false],
  ])("stored %j, system dark %s: shown dark %s", { tags: ["1.2.c"] }, (stored, systemIsDark, dark) => {
    const { body } = opened({ stored, systemIsDark });
    expect(body).toEqual(dark ? { class: DARK_CLASS, "arco-theme": "dark" } : {});
  });
});

describe("the language before the first paint", () => {
  test.each([...ALL_LANGUAGES.map((known) => [known, known] as const), ["xx-XX", DEFAULT_LANGUAGE] as const])(
    "stored %s: %s (9.6)",
    (stored, shown) => expect(opened({ stored: { "arco-locale": stored } }).root.lang).toBe(shown),
  );
});

describe("the prerendered sign-in page", () => {
  test.each([
    [{}, "login"],
    [{ token: "a-token" }, "unfit"],
    [{ "arco-locale": "ja-JP" }, "unfit"],
    [{ settings: "{}" }, "unfit"],
  ])("with %j stored is %s", (stored, prerendered) => {
    expect(opened({ page: "login", path: "/login", stored }).root.dataset.prerendered).toBe(prerendered);
  });
});

describe("the public pages", () => {
  test.each([
    ["home", "/home"],
    ["enterprise", "/products/enterprise-pack/"],
  ])("%s redirects to the chosen language, with its query (9.6)", (page, path) => {
    const stored = { "arco-locale": "th-TH" };
    const { root, ledTo } = opened({ page, path, search: "?from=mail", stored });
    expect(ledTo).toBe(`${path.replace(/\/$/, "")}/th-TH?from=mail`);
    expect(root.dataset.prerendered).toBe("unfit");
  });

  test("pages in another language are not redirected", () => {
    const stored = { "arco-locale": "th-TH" };
    const { root, ledTo } = opened({ page: "home", path: "/home/ko-KR", stored, lang: "ko-KR" });
    expect({ ledTo, lang: root.lang }).toEqual({ ledTo: null, lang: "ko-KR" });
  });

  test.each([
    [{ token: "a-token" }, true],
    [{}, false],
  ])("with %j stored, the page is shown as signed in: %s", (stored, signedIn) => {
    expect(opened({ page: "home", path: "/home", stored }).signedIn).toBe(signedIn);
  });
});

describe("the demo page (2.3)", () => {
  test("is shown to a signed-in user (2.20)", () => {
    const { root, ledTo } = opened({ page: "demo", path: "/demo01", stored: { token: "a-token" } });
    expect({ ledTo, page: root.dataset.prerendered }).toEqual({ ledTo: null, page: "demo" });
  });

  test.each([
    "/demo01",
    "/demo01/ja-JP",
    "/demo01?page=2&redirect=console&redirect.x=1&from=mail",
    "/demo01/th-TH?a=%26",
  ])("%s redirects a visitor to the sign-in with the guard's return address (2.20)", (address) => {
    const { pathname, search } = new URL(address, "https://console.example");
    const destination = matchRoute(ROUTES, { pathname, search });
    const { root, ledTo } = opened({ page: "demo", path: pathname, search, lang: "ja-JP" });
    expect(ledTo).toBe(destination && guardRedirect(ROUTES, destination, false));
    expect(root.dataset.prerendered).toBe("unfit");
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

/** Prepares a page that has just enough of a browser. */
function opened({ page, path = "/console/index", search = "", lang = "en-US", stored = {}, systemIsDark }: Visit) {
  const body: Record<string, string> = {};
  const root = {
    lang,
    dataset: { ...(page && { prerendered: page }) } as Record<string, string>,
    toggleAttribute: (_: string, isOn: boolean) => Reflect.set(visit, "signedIn", isOn),
  };
  const visit = { root, body, ledTo: null as string | null, signedIn: false };
  vi.stubGlobal("document", {
    documentElement: root,
    body: {
      classList: {
        contains: (name: string) => body["class"] === name,
        toggle: (name: string, isOn: boolean) => isOn && Reflect.set(body, "class", name),
      },
      setAttribute: (name: string, value: string) => Reflect.set(body, name, value),
      removeAttribute: (name: string) => Reflect.deleteProperty(body, name),
    },
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => {
      if (stored === null) throw new Error("refused");
      return stored[key] ?? null;
    },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark ?? false }));
  vi.stubGlobal("location", {
    pathname: path,
    search,
    replace: (address: string) => Reflect.set(visit, "ledTo", address),
  });
  preparePage();
  return visit;
}
