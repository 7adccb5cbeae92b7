import { Button } from "@blueprintjs/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "#src/ui/page/Notice.tsx";
import type { HeldList } from "./use-list.ts";

/**
 * Says that a record which was added is not among the rows, as a filter, the page or the sort that was forgotten hides it,
 * and shows it in one press.
 */
export function AddedNotice<Row>({ list, codeOf }: { list: HeldList<Row>; codeOf: (row: Row) => string }) {
  const { t } = useTranslation("list");
  const { snapshot, rows, query, ask, actor } = list;
  const { added } = snapshot.context;
  const isSettled = !snapshot.hasTag("busy") && !snapshot.matches("failed");
  const isSeen = added !== null && isSettled && rows.some((row) => codeOf(row) === added);
  useEffect(() => {
    if (isSeen) actor.send({ type: "ADDED_DISMISSED" });
  }, [isSeen, actor]);

  const isEverything = Object.keys(query.filters).length === 0 && query.page === 1 && query.sort === null;
  if (added === null || !isSettled || isSeen || isEverything) return null;
  return (
    <Notice tone="accent" title={t("added")}>
      <Button size="small" onClick={() => ask({ filters: {}, sort: null, page: 1 })}>
        {t("showAdded")}
      </Button>{" "}
      <Button size="small" variant="minimal" onClick={() => actor.send({ type: "ADDED_DISMISSED" })}>
        {t("dismissAdded")}
      </Button>
    </Notice>
  );
}
