import { Button, Dialog } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import "#src/ui/theme/overlays.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
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
      <div className={css.head}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <div className={css.buttons}>
          {actions}
          {closeLabel && (
            <IconButton
              variant="minimal"
              icon={<CrossIcon />}
              label={closeLabel}
              isDisabled={!canClose}
              onClick={close}
            />
          )}
        </div>
      </div>
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

/**
 * The title takes the focus, so that it is read first, unless another element has `autoFocus`; and again when the focused
 * element is removed.
 */
function DialogTitle({ id, children }: { id: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = title.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog?.contains(document.activeElement)) title.current?.focus();
    return dialog ? onFocusLost(dialog, () => title.current?.focus()) : undefined;
  }, []);
  return (
    <h2 id={id} ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

/**
 * Calls back when the focused element within a container is removed and nothing else takes the focus.
 * @returns stops observing.
 */
function onFocusLost(part: Element, handle: () => void): () => void {
  let had = document.activeElement;
  const remember = () => {
    had = document.activeElement;
  };
  const changes = new MutationObserver(() => {
    if (had && !had.isConnected && document.activeElement === document.body) handle();
  });
  part.addEventListener("focusin", remember);
  changes.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", remember);
    changes.disconnect();
  };
}
