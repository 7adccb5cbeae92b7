import type { ListQuery } from "#machines/shell/list.ts";

/**
 * An exported file's name without its extension: "My orders 2026-11-01 – 2026-11-21 (Asia-Taipei)".
 * @param today the last day if the filters have none: "2026-11-22".
 */
export function fileName(title: string, { filters }: Pick<ListQuery, "filters">, timeZone: string, today: string) {
  const day = (bound: "From" | "Until") => Object.entries(filters).find(([name]) => name.endsWith(bound))?.[1];
  const days = [day("From"), "–", day("Until") ?? today].filter(Boolean).join(" ");
  return `${title} ${days} (${timeZone})`.replace(/[\\/:*?"<>|]/g, "-");
}
