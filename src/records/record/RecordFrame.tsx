import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
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
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className={css.beside}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={css.buttons}>
          {actions}
          <IconButton variant="minimal" icon={<CrossIcon />} label={t("record.close")} onClick={onClose} />
        </div>
      </div>
      {children}
    </div>
  );
}
