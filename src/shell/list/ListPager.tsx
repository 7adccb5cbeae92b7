import { Button } from "@blueprintjs/core";
import { ChevronLeftIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-left";
import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import css from "./list.module.css";
import { PAGE_SIZES } from "./list-address.ts";
import { shownRange } from "./shown-range.ts";
import type { HeldList } from "./use-list.ts";

/** Which rows are shown of how many, and the way to the others. */
export function ListPager<Row>({ list: { snapshot, rows, query, ask } }: { list: HeldList<Row> }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { query: shown, total } = snapshot.context;
  const { from, to } = shownRange(shown, rows.length);
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  return (
    <nav className={css.pager} aria-label={t("pages")}>
      <span className={`figures ${css.range}`}>
        {t("shown", { from: format.integer(from), to: format.integer(to), total: format.integer(total) })}
      </span>
      <label className={css.pageSize}>
        <span>{t("pageSize")}</span>
        <select
          className="select"
          value={query.pageSize}
          onChange={({ target }) => ask({ pageSize: Number(target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {format.integer(size)}
            </option>
          ))}
        </select>
      </label>
      <span className={css.turn}>
        <Button
          icon={<ChevronLeftIcon />}
          aria-label={t("previous")}
          title={t("previous")}
          disabled={query.page <= 1}
          onClick={() => ask({ page: query.page - 1 })}
        />
        <span className="figures">{t("page", { page: format.integer(query.page), pages: format.integer(pages) })}</span>
        <Button
          icon={<ChevronRightIcon />}
          aria-label={t("next")}
          title={t("next")}
          disabled={query.page >= pages}
          onClick={() => ask({ page: query.page + 1 })}
        />
      </span>
    </nav>
  );
}
