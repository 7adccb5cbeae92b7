import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buildConsole } from "./build/console.ts";
import { isBuilt } from "./build/freshness.ts";
import { command } from "./check/command.ts";
import { type Figure, isKept, lineOf } from "./figures/figure.ts";
import { freePort } from "./figures/free-port.ts";
import { measureWithLighthouse } from "./figures/lighthouse.ts";
import { withConsole } from "./figures/running-console.ts";
import { measureSizes } from "./figures/sizes.ts";

/** `npm run bench`: each figure beside its bar, and what the sizes consist of; fails when a bar is missed. */
const root = join(import.meta.dirname, "..");
if (!isBuilt(root)) await buildConsole(root);

const port = await freePort();
const figures = [
  ...(await measurePaths()),
  ...(await measureWith("sandbox/bench/lists.ts")),
  ...(await measureWith("sandbox/bench/load.ts")),
  ...(await withConsole(root, measureScreens, [`--remote-debugging-port=${port}`])),
];
const missed = figures.filter((figure) => !isKept(figure)).length;
console.log(`\n${figures.length - missed} of ${figures.length} bars are kept`);
process.exitCode = missed === 0 ? 0 : 1;

async function measureScreens(url: string, browser: Parameters<typeof measureSizes>[0]): Promise<Figure[]> {
  const sizes = await measureSizes(browser, url);
  for (const { figure, files } of sizes) {
    console.log(lineOf(figure));
    for (const { path, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(9)} kB  ${path}`);
  }
  const scores = await measureWithLighthouse(url, port);
  for (const figure of scores) console.log(lineOf(figure));
  return [...sizes.map(({ figure }) => figure), ...scores];
}

/** How long it takes to generate every path of every machine, the start of the program and the report included. */
async function measurePaths(): Promise<Figure[]> {
  const program = join(root, "model-tests/paths.ts");
  if (!existsSync(program)) return [];
  const started = performance.now();
  const [problem] = await command("node", [program], root);
  if (problem !== undefined) throw new Error(problem);
  const value = (performance.now() - started) / 1000;
  const figure: Figure = { name: "generating every path of every machine", value, unit: "s", bar: { most: 2 } };
  console.log(lineOf(figure));
  return [figure];
}

/** What a program of its own measures, which prints a figure a line. */
async function measureWith(file: string): Promise<Figure[]> {
  const program = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "exit");
  const figures: Figure[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const figure = JSON.parse(line) as Figure;
    console.log(lineOf(figure));
    figures.push(figure);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`${file} ended with code ${code}`);
  return figures;
}
