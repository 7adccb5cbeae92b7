/** Markup that is safe to insert into other markup. */
export type Html = { readonly markup: string };

/** What can stand in markup; null stands for nothing. */
export type Content = Html | string | number | null | readonly Content[];

/** A template tag for markup: escapes text and inserts markup unchanged. */
export function html(texts: TemplateStringsArray, ...parts: Content[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(parts[index] ?? null)).join("") };
}

function markupOf(part: Content): string {
  if (part === null) return "";
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return "markup" in part ? part.markup : part.map(markupOf).join("");
}

/** Removes terminal colour codes and most control characters, which XML cannot represent. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}\[[\d;]*m/gu, "")
    .replace(/\p{Cc}/gu, (character) => ("\n\t".includes(character) ? character : ""))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
