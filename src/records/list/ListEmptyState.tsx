import { Button } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "#src/services/problem/ErrorState.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";
import type { ListHandle } from "./use-list.ts";

/** Why a list shows no rows, and what to do. */
export function ListEmptyState<Row>(props: {
  list: ListHandle<Row>;
  empty: ReactNode;
  /** Called before a button's action removes the button, so that the list can take its focus. */
  onLeave: () => void;
}) {
  const { list, empty, onLeave } = props;
  const { t } = useTranslation("list");
  const { snapshot, setQuery, refresh } = list;
  const { problem } = snapshot.context;
  const leave = (how: () => void) => () => {
    onLeave();
    how();
  };
  return (
    <div className="surface raised">
      {snapshot.matches("failed") && problem && <ErrorState title={t("failed")} problem={problem} onRetry={refresh} />}
      {snapshot.hasTag("empty") && empty}
      {snapshot.matches("noMatch") && (
        <EmptyState
          icon={<SearchIcon />}
          title={t("noMatch")}
          actions={<Button onClick={leave(() => setQuery({ filters: {} }))}>{t("clear")}</Button>}
        >
          {t("noMatchText")}
        </EmptyState>
      )}
      {snapshot.matches("pastEnd") && (
        <EmptyState
          icon={<SearchIcon />}
          title={t("pastEnd")}
          actions={<Button onClick={leave(() => setQuery({ page: 1 }))}>{t("toFirst")}</Button>}
        />
      )}
    </div>
  );
}
