import type { TFunction } from "i18next";
import { SEARCH_MAX_LENGTH } from "#contracts/list.ts";
import type { Filter } from "#src/ui/list/list-definition.ts";
import { RECORD_FILTERS } from "./record-search.ts";

type Texts = TFunction<"bills">;

/** A condition on a record's code; `label` names the code as the list does. */
export function codeFilter(label: string): Filter {
  return { name: RECORD_FILTERS.code, label, kind: "text", maxLength: SEARCH_MAX_LENGTH };
}

export function hashFilter(t: Texts): Filter {
  return { name: RECORD_FILTERS.hash, label: t("hash"), kind: "text", maxLength: SEARCH_MAX_LENGTH };
}

export function applicationFilter(t: Texts): Filter {
  return {
    name: RECORD_FILTERS.application,
    label: t("applicationCode"),
    kind: "text",
    maxLength: SEARCH_MAX_LENGTH,
  };
}

/** The start and the end of the time that is looked at (3.8). */
export function dayFilters(t: Texts): Filter[] {
  return [
    { name: RECORD_FILTERS.from, label: t("from"), kind: "day" },
    { name: RECORD_FILTERS.until, label: t("until"), kind: "day" },
  ];
}
