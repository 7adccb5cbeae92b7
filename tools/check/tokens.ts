import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";

/** Where colours and sizes of text have their values. */
const TOKENS = /(^|\/)tokens\.css$/;
/** `color-mix()` makes a colour from others, and is none of these. */
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
/** What is in proportion to the text around it (`em`, `%`) is no size of its own. */
const SIZE = /\b\d*\.?\d+(?:rem|px|pt|v[wh]|ch)\b/;

/** A stylesheet names its colours and its sizes of text; their values stand in the tokens alone. */
export const tokens: Check = {
  name: "styles from tokens",
  mend: "by hand: name a token of src/ui/theme/tokens.css",
  run: async (root) =>
    globSync("src/**/*.css", { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => !TOKENS.test(path))
      .sort()
      .flatMap((path) => rawValues(path, readFileSync(join(root, path), "utf8"))),
};

function rawValues(path: string, sheet: string): string[] {
  // Blanks keep the lines where they are.
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/\S/g, " "));
  return [...rules.matchAll(/(?<property>[\w-]+)\s*:(?<value>[^;{}]*)[;}]/g)].flatMap(({ groups, index }) => {
    const { property = "", value = "" } = groups ?? {};
    const line = rules.slice(0, index).split("\n").length;
    const colour = COLOUR.exec(value)?.[0];
    const size = /^font(-size)?$/.test(property) && SIZE.exec(value)?.[0];
    return [
      ...(colour ? [`${path}:${line} has a colour of its own, ${colour}: name a token`] : []),
      ...(size ? [`${path}:${line} has a size of text of its own, ${size}: name a token`] : []),
    ];
  });
}
