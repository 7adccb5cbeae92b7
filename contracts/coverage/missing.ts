import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CALLS } from "#contracts/calls.ts";
import type { Definition } from "#contracts/define-call.ts";
import { referenceOf } from "#contracts/hand-over/reference.ts";
import { routeNameOf } from "#contracts/pact/routes.ts";
import { readInteractions } from "#contracts/pact/written-pact.ts";
import { readCoverage } from "./coverage.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What each call lacks, one sentence each with the file to write; if nothing, generated files that are out of date. */
export async function missingOfCalls(): Promise<string[]> {
  const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const files = globSync("contracts/*/*.call.ts", { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));
  const list = read("contracts/calls.ts");
  const answers = read("sandbox/http/calls.ts");
  const fileOf = new Map(
    [...list.matchAll(/^import \{ (\w+) \} from "\.\/(.+)\.call\.ts";$/gm)].map(([, name = "", path = ""]) => [
      name,
      path,
    ]),
  );
  const interactions = readInteractions();
  const { holes, orphans } = await readCoverage(interactions);
  const missing = [
    ...files.flatMap((file) =>
      list.includes(`./${file.replace("contracts/", "")}"`)
        ? []
        : [`${file} is in no list: name it in contracts/calls.ts.`],
    ),
    ...Object.entries<Definition>(CALLS).flatMap(([name, call]) => {
      const path = fileOf.get(name) ?? "";
      const route = routeNameOf(call);
      return [
        ...holes
          .filter((hole) => hole.startsWith(`${route} is `))
          .map((hole) => `${hole} Show it in contracts/${path}.pact.test.ts, and run \`npm run contracts\`.`),
        ...(new RegExp(`^ {2}${name}[,:]`, "m").test(answers)
          ? []
          : [`${route} has no answer: write sandbox/${path}.ts, and name it in sandbox/http/calls.ts.`]),
      ];
    }),
    ...holes.filter((hole) => !/^(GET|POST) /.test(hole)),
    ...orphans,
  ];
  if (missing.length > 0) return [...new Set(missing)];
  return read("docs/contracts-reference.md") === referenceOf(interactions)
    ? []
    : ["docs/contracts-reference.md is out of date: run `npm run contracts`."];
}
