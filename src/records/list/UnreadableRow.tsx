import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import { useTranslation } from "react-i18next";
import { describeFailure } from "#contracts/failure.ts";
import type { UnreadableRow as Unreadable } from "#contracts/reader/page.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";
import css from "./cells.module.css";

/** Replaces a row that could not be parsed: its code or number, and the failure's details to copy. */
export function UnreadableRow({ row, number }: { row: Unreadable; number: number }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  return (
    <span className={css.unreadable}>
      <WarningSignIcon size={14} aria-hidden="true" />
      <strong className="figures" translate={row.code ? "no" : undefined}>
        {row.code || t("unreadableRow", { row: format.integer(number) })}
      </strong>
      <span>{t("unreadableHere")}</span>
      {row.failure && <CopyDetails details={describeFailure(row.failure)} />}
    </span>
  );
}
