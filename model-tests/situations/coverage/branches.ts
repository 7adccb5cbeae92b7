import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { ScriptCov } from "@bcoe/v8-coverage";
import { convert } from "ast-v8-to-istanbul";
import { parseAst } from "vite";

type FileCoverage = Awaited<ReturnType<typeof convert>>[string];
type Range = FileCoverage["branchMap"][string]["loc"];

/** A branch of a source, such as `b` of `a && b`; a missing `else` is called `else of if …`. */
export type Branch = {
  file: string;
  line: number;
  text: string;
  /** The source text of the whole expression or statement. */
  whole: string;
  isReached: boolean;
};

/** The branches of every view, from the coverage of the build's scripts. @param site the folder of that build. */
export async function branchesOf(
  root: string,
  site: string,
  scripts: ReadonlyMap<string, Pick<ScriptCov, "functions">>,
): Promise<Branch[]> {
  const branches: Branch[] = [];
  for (const map of globSync("assets/*.js.map", { cwd: site })) {
    const path = join(site, map.replace(/\.map$/, ""));
    const sourceMap = JSON.parse(readFileSync(join(site, map), "utf8"));
    if (!sourceMap.sources.some((source: string) => isView(root, join(site, "assets", source)))) continue;
    const code = readFileSync(path, "utf8");
    const functions = scripts.get(`/assets/${basename(path)}`)?.functions ?? [];
    const coverage = { functions, url: pathToFileURL(path).href };
    // Each source is in exactly one script of the build.
    const sources = Object.values(await convert({ code, sourceMap, coverage, ast: parseAst(code) }));
    branches.push(...sources.filter(({ path }) => isView(root, path)).flatMap((one) => branchesIn(root, one)));
  }
  return branches;
}

function isView(root: string, path: string): boolean {
  return /^src\/(?!ui\/kit\/).*(?<!\.test)\.tsx$/.test(relative(root, path));
}

function branchesIn(root: string, { path, branchMap, b }: FileCoverage): Branch[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return Object.entries(branchMap).flatMap(([id, { type, loc, locations }]) =>
    locations.map((location, index): Branch => {
      const whole = textAt(lines, loc);
      const isUnwritten = location.start.line === undefined;
      const isWhole = type === "if" && index === 0;
      return {
        file: relative(root, path),
        line: (isUnwritten ? loc : location).start.line,
        text: isUnwritten ? `else of ${whole}` : isWhole ? whole : textAt(lines, location),
        whole,
        isReached: (b[id]?.[index] ?? 0) > 0,
      };
    }),
  );
}

function textAt(lines: readonly string[], { start, end }: Range): string {
  const within = lines.slice(start.line - 1, end.line);
  const text = within.map((line, index) =>
    line.slice(index === 0 ? start.column : 0, index === within.length - 1 ? end.column : undefined),
  );
  // The source map ends an expression where the next one begins, so the rest is cut off.
  const joined = text.join(" ").replaceAll(/\s+/g, " ");
  return joined.slice(0, endOf(joined)).replace(/\s*(&&|\|\||\?\?|[?:;,])?\s*$/, "");
}

/** The index of an unmatched closing bracket, or the length of the text. */
function endOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (depth < 0) return at === 0 ? text.length : at;
  }
  return text.length;
}
