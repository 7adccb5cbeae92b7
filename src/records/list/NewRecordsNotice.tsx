import { Button } from "@blueprintjs/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import { type Arrivals, showsNewest } from "./use-arrivals.ts";
import type { ListHandle } from "./use-list.ts";

/** Says that new records are hidden by the filters, the page or the sort, with a button that shows them. */
export function NewRecordsNotice<Row>(props: {
  list: ListHandle<Row>;
  codeOf: (row: Row) => string;
  arrivals: Arrivals;
}) {
  const { list, codeOf, arrivals } = props;
  const { t } = useTranslation("list");
  const format = useFormat();
  const { snapshot, rows, setQuery, actor } = list;
  const { added } = snapshot.context;
  const isSettled = !snapshot.hasTag("busy") && !snapshot.matches("failed");
  const shown = new Set(rows.map(codeOf));
  const isSeen = added !== null && isSettled && shown.has(added);
  useEffect(() => {
    if (isSeen) actor.send({ type: "ADDED_DISMISSED" });
  }, [isSeen, actor]);

  const hidden = new Set([...(added === null ? [] : [added]), ...arrivals.codes].filter((code) => !shown.has(code)));
  if (hidden.size === 0 || !isSettled || showsNewest(list)) return null;
  const count = format.integer(hidden.size);
  return (
    <Notice tone="accent" title={t(arrivals.isMore ? "arrivedMore" : "arrived", { new: count })}>
      <Button size="small" onClick={() => setQuery({ filters: {}, sort: null, page: 1 })}>
        {t("showAdded")}
      </Button>{" "}
      <Button
        size="small"
        variant="minimal"
        onClick={() => {
          actor.send({ type: "ADDED_DISMISSED" });
          arrivals.dismiss();
        }}
      >
        {t("dismissAdded")}
      </Button>
    </Notice>
  );
}
