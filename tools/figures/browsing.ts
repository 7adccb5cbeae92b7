import type { Figure } from "./figure.ts";

/** Measurements of browsing through lists with 100,000 records. */
export type Browsing = {
  /** The number of requests for each change of the page, the sort order, the page size or a filter. */
  requests: readonly number[];
  /** The rows in the document with 100 records on a page, including the header. */
  domRows: number;
  /** The longest frame of each scroll through the rows, in milliseconds. */
  longestFrames: readonly number[];
  /** The page's memory before and after 200 page changes, after garbage collection. */
  before: PageMemory;
  after: PageMemory;
};

export type PageMemory = { heapMB: number; nodes: number; listeners: number };

/** Measurements of an export of all records. */
export type Exported = {
  rows: number;
  seconds: number;
  /** How much the page's memory grew at most during the export, in MB, including garbage. */
  pageMB: number;
  /** The service's memory before the export and its maximum during the export, in MB. */
  serviceMB: { before: number; most: number };
};

/** The measurements with their limits. */
export function browsingFigures({ requests, domRows, longestFrames, before, after }: Browsing): Figure[] {
  const grown = (what: keyof PageMemory) => after[what] / before[what];
  const beforeAndAfter = (what: keyof PageMemory) =>
    `${before[what].toFixed(0)} before, ${after[what].toFixed(0)} after`;
  return [
    {
      name: `requests of one change (the most of ${requests.length} changes)`,
      value: Math.max(...requests, requests.length > 0 ? 0 : Number.NaN),
      unit: "",
      limit: { most: 1 },
    },
    { name: "rows in the document with 100 on a page", value: domRows, unit: "", limit: { most: 200 } },
    {
      name: `longest frame while 100 rows are scrolled (middle of ${longestFrames.length} times)`,
      value: median(longestFrames),
      unit: "ms",
      limit: { most: 50 },
    },
    { name: `memory after 200 page changes (MB: ${beforeAndAfter("heapMB")})`, value: grown("heapMB"), ...UNCHANGED },
    { name: `nodes after 200 page changes (${beforeAndAfter("nodes")})`, value: grown("nodes"), ...UNCHANGED },
    {
      name: `listeners after 200 page changes (${beforeAndAfter("listeners")})`,
      value: grown("listeners"),
      ...UNCHANGED,
    },
  ];
}

/** Equal to the value before, with the difference of one page allowed. */
const UNCHANGED = { unit: "", limit: { most: 1.1 } } as const;

export function exportFigures({ rows, seconds, pageMB, serviceMB }: Exported): Figure[] {
  const { before, most } = serviceMB;
  return [
    {
      name: `the page's memory while it exports ${rows} rows, ${(rows / seconds).toFixed(0)} a second`,
      value: pageMB,
      unit: "MB",
      limit: { most: 100 },
    },
    {
      name: `the service's memory meanwhile (${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most)`,
      value: most / before,
      unit: "",
      limit: { most: 1.5 },
    },
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
