import type { Figure } from "./figure.ts";

/** What was seen of a browser in which somebody went through lists with 100,000 records. */
export type Browsing = {
  /** How many requests each change of the page, the sort, the size or a filter led to. */
  requests: readonly number[];
  /** The rows in the document with 100 records on a page, its header included. */
  domRows: number;
  /** The longest frame of each time that they were scrolled through, in milliseconds. */
  longestFrames: readonly number[];
  /** What the page held before and after 200 page changes, after garbage collection. */
  before: Held;
  after: Held;
};

export type Held = { heapMB: number; nodes: number; listeners: number };

/** What was seen of an export of them all. */
export type Exported = {
  rows: number;
  seconds: number;
  /** The most that the page held meanwhile beyond what it held before, in MB, garbage included. */
  pageMB: number;
  /** What the service held before and at most meanwhile, in MB. */
  serviceMB: { before: number; most: number };
};

/** What was seen, beside what is asked for. */
export function browsingFigures({ requests, domRows, longestFrames, before, after }: Browsing): Figure[] {
  const grown = (what: keyof Held) => after[what] / before[what];
  const inWords = (what: keyof Held) => `${before[what].toFixed(0)} before, ${after[what].toFixed(0)} after`;
  return [
    {
      name: `requests of one change (the most of ${requests.length} changes)`,
      value: Math.max(...requests, requests.length > 0 ? 0 : Number.NaN),
      unit: "",
      bar: { most: 1 },
    },
    { name: "rows in the document with 100 on a page", value: domRows, unit: "", bar: { most: 200 } },
    {
      name: `longest frame while 100 rows are scrolled (middle of ${longestFrames.length} times)`,
      value: median(longestFrames),
      unit: "ms",
      bar: { most: 50 },
    },
    { name: `memory after 200 page changes (MB: ${inWords("heapMB")})`, value: grown("heapMB"), ...LEVEL },
    { name: `nodes after 200 page changes (${inWords("nodes")})`, value: grown("nodes"), ...LEVEL },
    { name: `listeners after 200 page changes (${inWords("listeners")})`, value: grown("listeners"), ...LEVEL },
  ];
}

/** Back where it was, but for what a page more or less takes. */
const LEVEL = { unit: "", bar: { most: 1.1 } } as const;

export function exportFigures({ rows, seconds, pageMB, serviceMB }: Exported): Figure[] {
  const { before, most } = serviceMB;
  return [
    {
      name: `the page's memory while it exports ${rows} rows, ${(rows / seconds).toFixed(0)} a second`,
      value: pageMB,
      unit: "MB",
      bar: { most: 100 },
    },
    {
      name: `the service's memory meanwhile (${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most)`,
      value: most / before,
      unit: "",
      bar: { most: 1.5 },
    },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
