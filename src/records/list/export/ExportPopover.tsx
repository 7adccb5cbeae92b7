import { Menu, MenuItem } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "#machines/shell/list.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import { moveThroughEntries } from "#src/ui/popover/menu-keys.ts";
import css from "./export.module.css";
import type { Field } from "./field.ts";
import { type ExportSource, startExport } from "./start-export.ts";

/** A list's export with all fields, and those of the shown columns. */
export type ExportOffer = ExportSource & { shownFields: readonly Field<unknown>[] };

/** Exports as CSV or XLSX, with the shown columns or all fields. */
export function ExportPopover({ offer, query, ...anchored }: AnchoredProps & { offer: ExportOffer; query: ListQuery }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const choices = [
    { key: "asShown", fields: offer.shownFields },
    { key: "everything", fields: offer.fields },
  ] as const;
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <Menu onKeyDown={moveThroughEntries}>
          {choices.map(({ key, fields }) => (
            // Not a `MenuDivider`, whose heading skips levels and names no group.
            <li key={key} role="none" className={css.group}>
              <span aria-hidden="true">{t(`export.${key}`)}</span>
              {/* biome-ignore lint/a11y/useSemanticElements: a menu may not have a fieldset. */}
              <ul role="group" aria-label={t(`export.${key}`)}>
                {(["csv", "xlsx"] as const).map((kind) => (
                  <MenuItem
                    key={kind}
                    text={t(`export.${kind}`)}
                    label={t("export.columns", { columns: format.integer(fields.length) })}
                    onClick={() => {
                      anchored.onClose();
                      startExport({ ...offer, fields }, query, kind);
                    }}
                  />
                ))}
              </ul>
            </li>
          ))}
        </Menu>
      }
    />
  );
}
