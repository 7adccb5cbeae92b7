import { Button, Dialog } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { blueprint } from "#src/ui/blueprint.ts";
import "#src/ui/theme/overlays.ts";
import css from "./dialog.module.css";
import { disableLiveRegion } from "./disable-live-region.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const SIZES = { small: "", large: css.large, sheet: css.sheet };

/**
 * A dialog of the console. The focus moves into it and returns; only its own buttons and Escape close it, and nothing
 * does while what it began waits for an answer.
 */
export function ConsoleDialog(props: {
  title: ReactNode;
  /** What the closing button says; without it there is none. */
  closeLabel?: string;
  onClose: () => void;
  /** Whether it can be closed now; it can unless told. */
  canClose?: boolean;
  role?: "dialog" | "alertdialog";
  /** `sheet`: along the whole end of the page. */
  size?: "small" | "large" | "sheet";
  /** What stands beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { title, closeLabel, canClose = true, role = "dialog", size = "large", actions, children } = props;
  const close = () => {
    if (canClose) props.onClose();
  };
  const id = useId();
  const contentId = useId();
  useFocusReturn();
  return (
    <Dialog
      isOpen
      role={role}
      aria-labelledby={id}
      // What is asked is read with its title.
      {...(role === "alertdialog" && { "aria-describedby": contentId })}
      containerRef={disableLiveRegion}
      onClose={close}
      canOutsideClickClose={false}
      className={`${css.dialog} ${SIZES[size]}`}
    >
      <div className={css.head}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <div className={css.buttons}>
          {actions}
          {closeLabel && (
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={closeLabel}
              title={closeLabel}
              // It keeps the focus that it may have.
              aria-disabled={!canClose || undefined}
              className={canClose ? "" : blueprint("disabled")}
              onClick={close}
            />
          )}
        </div>
      </div>
      <div id={contentId} className={css.content}>
        {children}
      </div>
    </Dialog>
  );
}

/**
 * The title takes the focus unless something within the dialog asked for it, so that it is what is read first; and once
 * more when what had it is gone, as a step is that was taken.
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
 * Calls back when what had the focus within a part of the page was taken out of it, and nothing else took the focus. A
 * button that is only disabled for a while is still there, and gets its focus back by itself. @returns ends it.
 */
function onFocusLost(part: Element, handle: () => void): () => void {
  let had = document.activeElement;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) had = target;
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
