import { stripVTControlCharacters } from "node:util";

/** Markup that is safe to insert into other markup. */
export type Html = { readonly markup: string };

type Part = Html | string | number | readonly Html[];

/** A template tag for markup: escapes text and inserts markup unchanged. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(parts[index] ?? "")).join("") };
}

function markupOf(part: Part): string {
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

/** Removes most control characters, which XML cannot represent, and terminal colour codes. */
function escaped(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\p{Cc}/gu, (character) => ("\n\t".includes(character) ? character : ""))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
