import lighthouse, { type RunnerResult as Result } from "lighthouse";
import type { Figure } from "./figure.ts";

/** Times vary with the machine's load, so the median of an odd number of runs is used. */
const RUNS = 3;

/** The minimum of each of Lighthouse's scores. */
const SCORES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** The pages, with the limits of their times. */
const PAGES: Readonly<Record<string, Record<string, Omit<Figure, "name" | "value">>>> = {
  "/login": {
    "largest-contentful-paint": { unit: "ms", limit: { most: 1400 } },
    "total-blocking-time": { unit: "ms", limit: { most: 120 } },
    "cumulative-layout-shift": { unit: "", limit: { most: 0.05 } },
  },
  "/home": { "largest-contentful-paint": { unit: "ms", limit: { most: 1200 } } },
  "/products/enterprise-pack": { "largest-contentful-paint": { unit: "ms", limit: { most: 1200 } } },
};

/**
 * Runs Lighthouse with its mobile profile on the public pages.
 * @param port the browser's remote debugging port
 */
export async function measureWithLighthouse(url: string, port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, timings] of Object.entries(PAGES)) {
    const reports: Result["lhr"][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(url + path, { port, output: "json", logLevel: "error" });
      if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`);
      reports.push(result.lhr);
    }
    for (const [id, least] of Object.entries(SCORES)) {
      const value = median(reports.map((report) => Math.round((report.categories[id]?.score ?? 0) * 100)));
      const [first] = reports;
      const why = value < least && first ? ` (${failedAudits(first, id).join("; ")})` : "";
      figures.push({ name: `Lighthouse ${path} ${id}${why}`, value, unit: "points", limit: { least } });
    }
    for (const [id, figure] of Object.entries(timings)) {
      const value = median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
      figures.push({ name: `Lighthouse ${path} ${id}`, value, ...figure });
    }
  }
  return figures;
}

function failedAudits({ categories, audits }: Result["lhr"], id: string): string[] {
  const counted = categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id: audit }) => {
    const { score = 1, title = audit } = audits[audit] ?? {};
    return score !== null && score < 0.9 ? [title] : [];
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
