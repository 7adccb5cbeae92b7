import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import { blueprint } from "#src/ui/blueprint.ts";

type Words = { startFault: { title: string; text: string }; error: { reload: string } };

/**
 * Lays what the console says when it cannot start into its page, in every language: the texts, or the console itself, may
 * be what could not be fetched then. `before-paint.ts` shows it.
 */
export function startFault(): Plugin {
  return {
    name: "start-fault",
    transformIndexHtml: async () => {
      const messages = await Promise.all(ALL_LANGUAGES.map(async (locale) => inWords(locale, await wordsOf(locale))));
      return [{ tag: "template", attrs: { id: "start-fault" }, children: messages.join(""), injectTo: "body" }];
    },
  };
}

async function wordsOf(locale: Language): Promise<Words> {
  return JSON.parse(await readFile(new URL(`../../../locales/${locale}/shell.json`, import.meta.url), "utf8"));
}

function inWords(locale: Language, { startFault: { title, text }, error: { reload } }: Words): string {
  return renderToStaticMarkup(
    createElement(
      "section",
      { lang: locale, role: "alert", className: "empty-state start-fault" },
      createElement("h1", null, title),
      createElement("p", { className: "muted" }, text),
      createElement("button", { type: "button", className: blueprint("button", "intent-primary") }, reload),
    ),
  );
}
