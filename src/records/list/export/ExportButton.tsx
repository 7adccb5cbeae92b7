import { Button } from "@blueprintjs/core";
import { ExportIcon } from "@blueprintjs/icons/lib/esm/generated/components/export";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "#machines/shell/list.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import type { ExportOffer } from "./ExportPopover.tsx";

const lazyPopover = lazyView(async () => (await import("./ExportPopover.tsx")).ExportPopover, ["list"]);

/** Opens the popover for exporting all rows that match. */
export function ExportButton(props: { offer: ExportOffer; query: ListQuery; isPossible: boolean }) {
  const { offer, query, isPossible } = props;
  const { t } = useTranslation("list");
  const { button, popover } = usePopoverButton(lazyPopover);
  return (
    <>
      <Button {...button} icon={<ExportIcon />} aria-haspopup="menu" disabled={!isPossible}>
        {t("export.button")}
      </Button>
      {popover && <lazyPopover.View {...popover} offer={offer} query={query} />}
    </>
  );
}
