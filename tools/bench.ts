import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Browser } from "playwright-core";
import { exitWithMessage } from "#tools/exit-with-message.ts";
import { ownOptions } from "#tools/own-options.ts";
import { buildConsole } from "./build/console.ts";
import { isBuilt } from "./build/freshness.ts";
import { command } from "./check/command.ts";
import { measureDay } from "./figures/day/measure.ts";
import { type Figure, formatFigure, isWithinLimit, parseFigure } from "./figures/figure.ts";
import { freePort } from "./figures/free-port.ts";
import { measureWithLighthouse } from "./figures/lighthouse.ts";
import { measureLongLists } from "./figures/long-lists.ts";
import { withConsole } from "./figures/running-console.ts";
import { measureScreenCode, measureSizes } from "./figures/sizes.ts";
import { measureStart } from "./figures/start.ts";

/**
 * `npm run bench [-- --lists --engine PostgreSQL]`: prints each figure with its limit, and the files behind each size;
 * fails when a figure is over its limit. With options only the named parts are measured, in this order; `--engine`
 * chooses one of the two databases, and `--times 3` measures everything three times; all three runs have to keep every
 * limit.
 */
const root = join(import.meta.dirname, "..");
const PARTS = {
  paths: measurePaths,
  lists: () => measureWith("sandbox/bench/lists.ts"),
  "sign-ins": () => measureWith("sandbox/bench/sign-ins.ts"),
  load: () => measureWith("sandbox/bench/load.ts"),
  day: async () => {
    const seen = await measureDay(root);
    for (const { figure, details } of seen) {
      console.log(formatFigure(figure));
      for (const detail of details) console.log(`     ${detail}`);
    }
    return seen.map(({ figure }) => figure);
  },
  browsing: async () => printed(await measureLongLists(root)),
  screens: async () => {
    const port = await freePort();
    const measure = (url: string, browser: Browser) => measureScreens(url, browser, port);
    return withConsole(root, measure, { flags: [`--remote-debugging-port=${port}`] });
  },
  start: async () => printed(await measureStart(root)),
} satisfies Record<string, () => Promise<Figure[]>>;

const text = { type: "string" as const };
const { engine, times, ...named } = ownOptions({
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, { type: "boolean" as const }])),
  engine: text,
  times: { ...text, default: "1" },
}).values;
exitWithMessage(() => {
  if (!/^[1-9]$/.test(String(times))) throw new Error(`--times takes a number from 1 to 9, and not "${times}"`);
});
const rounds = Number(times);
const chosen = Object.entries(PARTS).filter(([name]) => Object.keys(named).length === 0 || name in named);
if (!isBuilt(root)) await buildConsole(root);

const missed: Figure[] = [];
for (let time = 1; time <= rounds; time += 1) {
  const figures: Figure[] = [];
  for (const [, measure] of chosen) figures.push(...(await measure()));
  const now = figures.filter((figure) => !isWithinLimit(figure));
  console.log(
    `\n${figures.length - now.length} of ${figures.length} limits are kept${rounds > 1 ? `, time ${time}` : ""}\n`,
  );
  missed.push(...now);
}
if (rounds > 1) for (const figure of missed) console.log(formatFigure(figure));
process.exitCode = missed.length === 0 ? 0 : 1;

function printed(figures: Figure[]): Figure[] {
  for (const figure of figures) console.log(formatFigure(figure));
  return figures;
}

async function measureScreens(url: string, browser: Browser, port: number): Promise<Figure[]> {
  const sizes = [...(await measureSizes(browser, url)), ...(await measureScreenCode(browser, url))];
  for (const { figure, files } of sizes) {
    console.log(formatFigure(figure));
    for (const { path, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(9)} kB  ${path}`);
  }
  const scores = printed(await measureWithLighthouse(url, port));
  return [...sizes.map(({ figure }) => figure), ...scores];
}

/** How long it takes to generate every path of every machine, including the program's start and its report. */
async function measurePaths(): Promise<Figure[]> {
  const started = performance.now();
  const [problem] = await command("node", [join(root, "model-tests/paths.ts")], root);
  if (problem !== undefined) throw new Error(problem);
  const value = (performance.now() - started) / 1000;
  const figure: Figure = { name: "generating every path of every machine", value, unit: "s", limit: { most: 30 } };
  return printed([figure]);
}

/** Runs a separate program that prints one figure per line. */
async function measureWith(file: string): Promise<Figure[]> {
  const program = spawn(process.execPath, [file, ...(engine ? ["--engine", String(engine)] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "exit");
  const figures: Figure[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const figure = parseFigure(line);
    console.log(formatFigure(figure));
    figures.push(figure);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`${file} ended with code ${code}`);
  return figures;
}
