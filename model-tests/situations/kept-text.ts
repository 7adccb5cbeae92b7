import { readdirSync } from "node:fs";
import { join } from "node:path";
import { diff } from "node:util";
import { stringify } from "yaml";
import type { AccessibleText, Line } from "#model-tests/browser/accessible-text.ts";
import { EVERY_SCREEN } from "#model-tests/browser/areas/every-screen.ts";
import { folderName } from "#model-tests/gallery/looks.ts";
import { MOCKED_SITUATIONS, SITUATIONS } from "./every-situation.ts";
import type { Screen } from "./screen.ts";

/** The folder of the kept accessible texts, by feature. */
export const TEXTS = join(import.meta.dirname, "text");

/** Every situation by feature; those without mocks are `screens`. */
export const SITUATIONS_BY_FEATURE: Readonly<Record<string, readonly Screen[]>> = {
  screens: EVERY_SCREEN.filter((screen) => !MOCKED_SITUATIONS.includes(screen)),
  ...SITUATIONS,
};

/** The file of a situation's text, relative to `TEXTS`. */
export function fileOfText(feature: string, { name }: Screen): string {
  return join(feature, `${folderName(name)}.yaml`);
}

/** The files of all kept texts, relative to `TEXTS`. */
export function keptTexts(): string[] {
  return readdirSync(TEXTS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
}

/** The landmarks of the frame around every screen. */
const FRAME = ["banner", "complementary", "contentinfo"];
const CURRENT = / \[current (page|true)\]/;

/** The lines of the frame, and the one with `aria-current`. */
export type Frame = { lines: string[]; current: string | null };

export function frameOf({ lines }: AccessibleText): Frame {
  const all = write(lines.filter(isFrame)).trimEnd().split("\n");
  const current = all.find((line) => CURRENT.test(line));
  return {
    lines: all.map((line) => line.replace(CURRENT, "")),
    current: current?.replace(CURRENT, "").replace(/^[\s-]+(listitem: )?/, "") ?? null,
  };
}

/**
 * The text of a situation as it is kept, with the calls that may have changed something and the contents of saved files.
 * The frame is written as a difference to the default frame, so that a change to the frame changes one file; without a
 * default, it is written completely.
 */
export function keptTextOf(
  text: AccessibleText,
  done: { changes: readonly string[]; saved: readonly string[] },
  usual: { screen: string; frame: Frame } | null,
): string {
  const { lines, current } = frameOf(text);
  const marks = { "-1": "without", "0": "with", "1": "with" } as const;
  const differences = diff(lines, usual?.frame.lines ?? [])
    .filter(([mark]) => mark !== 0)
    .map(([mark, line]) => ({ [marks[mark]]: line.trim() }));
  const asUsual = `as on ${JSON.stringify(usual?.screen)}`;
  const asKept = differences.length === 0 ? asUsual : { [`${asUsual}, but`]: differences };
  const frame = usual ? asKept : text.lines.filter(isFrame);
  const page = text.lines.filter((line) => !isFrame(line));
  // Without what is empty.
  const results = Object.fromEntries(Object.entries(done).filter(([, values]) => values.length > 0));
  const { title, language } = text;
  return write({ title, language, frame, ...(current !== null && { current }), page, ...results });
}

function isFrame(line: Line): boolean {
  return FRAME.includes(typeof line === "string" ? line : (Object.keys(line)[0] ?? ""));
}

function write(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
