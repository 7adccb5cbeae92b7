import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { useProvided } from "#src/services/services.ts";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";
import { MAX_APPLICATIONS, provideApplicationChoice } from "./provide.ts";

const FILTER = "applicationCode";

/**
 * Makes a list's filter by application a choice of their names; while these are loading, and if there are too many, it
 * takes a code.
 */
export function useApplicationChoice<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const { t } = useTranslation("bills");
  const { value } = useResource(useProvided(provideApplicationChoice), null);
  const [params] = useAddressQuery();
  // A link may have the code of another application.
  const asked = params.get(FILTER) ?? "";
  return useMemo(() => {
    if (!value || value.items.length >= MAX_APPLICATIONS) return definition;
    const known = value.items.map(({ code, name }) => ({ value: code, label: name }));
    const isKnown = asked === "" || known.some((option) => option.value === asked);
    const options = isKnown ? known : [...known, { value: asked, label: asked }];
    const choice = { name: FILTER, label: t("application"), kind: "choice", options } as const;
    const filters = definition.search.filters.map((filter) => (filter.name === FILTER ? choice : filter));
    return { ...definition, search: { ...definition.search, filters } };
  }, [definition, value, asked, t]);
}
