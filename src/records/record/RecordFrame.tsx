import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import { DialogHead } from "#src/ui/dialog/DialogHead.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import css from "./record.module.css";

type FrameProps = {
  title: ReactNode;
  /** Buttons beside the title. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A record's frame: a panel beside its list if both fit, else a dialog. */
export function RecordFrame({ isBeside, ...props }: FrameProps & { isBeside: boolean }) {
  const { t } = useTranslation("list");
  if (isBeside) return <SidePanel {...props} />;
  return <ConsoleDialog size="sheet" closeLabel={t("record.close")} {...props} />;
}

/** A non-modal dialog: the focus moves into it and returns, and may leave it. */
function SidePanel({ title, actions, onClose, children }: FrameProps) {
  const { t } = useTranslation("list");
  const id = useId();
  useFocusReturn();
  return (
    <div
      className={`${css.beside} ${dialog.sheet}`}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <DialogHead id={id} title={title} actions={actions} closeLabel={t("record.close")} onClose={onClose} />
      {children}
    </div>
  );
}
