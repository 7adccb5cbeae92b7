import { Button } from "@blueprintjs/core";
import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { useTranslation } from "react-i18next";
import { FilterField } from "./FilterField.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { SortField } from "./SortField.tsx";
import type { HeldList } from "./use-list.ts";

/** The search of a list: each condition counts as soon as it is chosen, a text once it is entered. */
export function ListToolbar<Row>(props: { list: HeldList<Row>; definition: ListDefinition<Row>; sortable: boolean }) {
  const { list, definition, sortable } = props;
  const { t } = useTranslation("list");
  const { query, ask, narrow, refresh } = list;
  const searching = Object.keys(query.filters).length > 0;

  return (
    <search className={css.toolbar} aria-label={t("filters")}>
      {definition.search.filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={query.filters[filter.name] ?? ""}
          onChange={(value) => narrow(filter.name, value)}
        />
      ))}
      {sortable && <SortField columns={definition.columns} sort={query.sort} onChange={(sort) => ask({ sort })} />}
      <span className={css.toolbarActions}>
        <Button variant="minimal" disabled={!searching} onClick={() => ask({ filters: {} })}>
          {t("reset")}
        </Button>
        <Button icon={<RefreshIcon />} aria-label={t("refresh")} title={t("refresh")} onClick={refresh} />
      </span>
    </search>
  );
}
