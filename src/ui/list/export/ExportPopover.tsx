import { Menu, MenuItem } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "#machines/shell/list.ts";
import type { ExportFormat } from "#machines/shell/list-export.ts";
import { type Anchored, AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";
import { type ExportSource, startExport } from "./start-export.ts";

export type ExportPopoverProps = Anchored & { source: ExportSource; query: ListQuery };

const FORMATS: readonly ExportFormat[] = ["csv", "xlsx"];

/** The kinds of file that a list can be written into. */
export function ExportPopover({ source, query, ...anchored }: ExportPopoverProps) {
  const { t } = useTranslation("list");
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <Menu>
          {FORMATS.map((format) => (
            <MenuItem
              key={format}
              text={t(`export.${format}`)}
              onClick={() => {
                anchored.onClose();
                startExport(source, query, format);
              }}
            />
          ))}
        </Menu>
      }
    />
  );
}
