import { HTMLSelect } from "@blueprintjs/core";
import { ChevronLeftIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-left";
import { ChevronRightIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-right";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { agoText } from "./ago-text.ts";
import css from "./list.module.css";
import { PAGE_SIZES } from "./list-address.ts";
import type { ListHandle } from "./use-list.ts";
import { useRangeText } from "./use-range-text.ts";

/**
 * The range of rows that is shown, their age, and the buttons for other pages.
 * @param props.updatedAt when the service last answered, in milliseconds since 1970; null before that.
 */
export function ListPager<Row>({ list, updatedAt }: { list: ListHandle<Row>; updatedAt: number | null }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { snapshot, query, setQuery } = list;
  const { total, rows, unreadable } = snapshot.context;
  const pages = total === null ? null : Math.max(1, Math.ceil(total / query.pageSize));
  const page = format.integer(query.page);
  // Without a total, another page may follow a full one.
  const hasNext = pages === null ? rows.length + unreadable.length >= query.pageSize : query.page < pages;
  const range = useRangeText(list);
  const id = useId();
  return (
    <nav className={css.pager} aria-label={t("pages")}>
      <span className={`figures ${css.range}`}>{range}</span>
      {updatedAt !== null && <UpdatedAgo at={updatedAt} />}
      <span className={css.pageSize}>
        <label htmlFor={id}>{t("pageSize")}</label>
        <HTMLSelect
          id={id}
          iconProps={{ title: "" }}
          value={query.pageSize}
          options={PAGE_SIZES.map((value) => ({ value, label: format.integer(value) }))}
          onChange={({ target }) => setQuery({ pageSize: Number(target.value) })}
        />
      </span>
      <span className={css.turn}>
        <IconButton
          icon={<ChevronLeftIcon />}
          label={t("previous")}
          isDisabled={query.page <= 1}
          onClick={() => setQuery({ page: query.page - 1 })}
        />
        <span className="figures">
          {pages === null ? t("pageOpen", { page }) : t("page", { page, pages: format.integer(pages) })}
        </span>
        <IconButton
          icon={<ChevronRightIcon />}
          label={t("next")}
          isDisabled={!hasNext}
          onClick={() => setQuery({ page: query.page + 1 })}
        />
      </span>
    </nav>
  );
}

/**
 * The age of the rows: "Updated 12 sec. ago". A component of its own, so that only it renders each second.
 * @param props.at in milliseconds since 1970.
 */
function UpdatedAgo({ at }: { at: number }) {
  const { t, i18n } = useTranslation("list");
  const [now, setNow] = useState(at);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span className="figures">{t("updated", { ago: agoText(Math.max(0, now - at), i18n.language) })}</span>;
}
