import { ListColumnsIcon } from "@blueprintjs/icons/lib/esm/generated/components/list-columns";
import { useTranslation } from "react-i18next";
import type { Column } from "#src/records/list/list-definition.ts";
import type { PreferencesHandle } from "#src/records/list/use-list-preferences.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";

const lazyPopover = lazyView(async () => (await import("./ColumnsPopover.tsx")).ColumnsPopover, ["views"]);

/** Opens the popover for a list's columns and their order. */
export function ColumnsButton<Row>({
  preferences,
  all,
}: {
  preferences: PreferencesHandle<Row>;
  all: readonly Column<Row>[];
}) {
  const { t } = useTranslation("list");
  const { button, popover } = usePopoverButton(lazyPopover);
  return (
    <>
      <IconButton
        {...button}
        icon={<ListColumnsIcon />}
        active={!preferences.isDefaultLayout}
        label={t("columns")}
        aria-haspopup="dialog"
      />
      {popover && (
        <lazyPopover.View
          {...popover}
          all={all}
          layout={preferences.layout}
          isDefault={preferences.isDefaultLayout}
          onChange={preferences.setLayout}
        />
      )}
    </>
  );
}
