import { Button, Dialog } from "@blueprintjs/core";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import "#src/ui/theme/overlays.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { DialogHead } from "./DialogHead.tsx";
import css from "./dialog.module.css";
import { disableLiveRegion } from "./disable-live-region.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const SIZES = { small: "", large: css.large, sheet: css.sheet };

/**
 * A modal dialog. The focus moves into it and returns; its buttons and Escape close it, unless `canClose` is false. Escape
 * asks before it discards typed text; the buttons say themselves what they discard.
 */
export function ConsoleDialog(props: {
  title: ReactNode;
  /** The close button's label; without it there is no close button. */
  closeLabel?: string;
  onClose: () => void;
  /** True by default. */
  canClose?: boolean;
  role?: "dialog" | "alertdialog";
  /** `sheet`: full height at the page's end. */
  size?: "small" | "large" | "sheet";
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { title, closeLabel, canClose = true, role = "dialog", size = "large", actions, children } = props;
  const close = () => {
    if (canClose) props.onClose();
  };
  const id = useId();
  const contentId = useId();
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    close();
  };
  const closeByKey = () => {
    if (canClose && hasUnsavedInput(`[id="${contentId}"] form`)) setAsking(true);
    else close();
  };
  useFocusReturn();
  return (
    <Dialog
      isOpen
      role={role}
      aria-labelledby={id}
      // Screen readers read a question with its title.
      {...(role === "alertdialog" && { "aria-describedby": contentId })}
      containerRef={disableLiveRegion}
      onClose={closeByKey}
      canOutsideClickClose={false}
      className={`${css.dialog} ${SIZES[size]}`}
    >
      <DialogHead id={id} title={title} actions={actions} closeLabel={closeLabel} canClose={canClose} onClose={close} />
      <div id={contentId} className={css.content}>
        {children}
      </div>
      {isAsking && <LeaveQuestion onKeep={() => setAsking(false)} onLeave={discard} />}
    </Dialog>
  );
}

/** Asks before typed text is discarded. Keeping it has the focus. */
export function LeaveQuestion({ onKeep, onLeave }: { onKeep: () => void; onLeave: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <ConsoleDialog size="small" role="alertdialog" title={t("leave.question")} onClose={onKeep}>
      <div className={css.body}>
        <p>{t("leave.losesInput")}</p>
        <div className={css.foot}>
          <Button autoFocus onClick={onKeep}>
            {t("language.keep")}
          </Button>
          <Button intent="danger" onClick={onLeave}>
            {t("leave.discard")}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
