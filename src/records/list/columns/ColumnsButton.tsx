import { ListColumnsIcon } from "@blueprintjs/icons/lib/esm/generated/components/list-columns";
import { useTranslation } from "react-i18next";
import type { PreferencesHandle } from "#src/records/list/use-list-preferences.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import type { ColumnsPopoverProps } from "./ColumnsPopover.tsx";

const lazyPopover = lazyView<ColumnsPopoverProps>(
  async () => (await import("./ColumnsPopover.tsx")).ColumnsPopover,
  ["views"],
);

/** Opens the popover for a list's columns and their order. */
export function ColumnsButton<Row>(props: {
  preferences: PreferencesHandle<Row>;
  /** Every column of the list. */
  all: ColumnsPopoverProps["all"];
}) {
  const { preferences, all } = props;
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
