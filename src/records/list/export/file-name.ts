import type { ListQuery } from "#machines/shell/list.ts";

/**
 * The name of a file without its ending: the list, the days that it holds, and the zone that its times are written in,
 * "My orders 2026-11-01 – 2026-11-21 (Asia-Taipei)". Without a first day it holds everything until the last.
 * @param today the day on which it is written, which is its last one unless the search says another: "2026-11-22".
 */
export function fileName(title: string, { filters }: Pick<ListQuery, "filters">, timeZone: string, today: string) {
  const day = (bound: "From" | "Until") => Object.entries(filters).find(([name]) => name.endsWith(bound))?.[1];
  const days = [day("From"), "–", day("Until") ?? today].filter(Boolean).join(" ");
  return `${title} ${days} (${timeZone})`.replace(/[\\/:*?"<>|]/g, "-");
}
