import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import css from "./dialog.module.css";

/** A dialog's title and buttons. @param props.id the title's, which names the dialog. */
export function DialogHead(props: {
  id: string;
  title: ReactNode;
  actions: ReactNode;
  closeLabel: string | undefined;
  canClose?: boolean;
  onClose: () => void;
}) {
  const { id, title, actions, closeLabel, canClose = true, onClose } = props;
  return (
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
            onClick={onClose}
          />
        )}
      </div>
    </div>
  );
}

/**
 * The title takes the focus, so that it is read first, unless another element has `autoFocus`; and again when the focused
 * element is removed or disabled.
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
 * Calls back when the focused element within a container is removed or disabled and nothing else takes the focus.
 * @returns stops observing.
 */
function onFocusLost(part: Element, handle: () => void): () => void {
  let had = document.activeElement;
  const remember = () => {
    had = document.activeElement;
  };
  const changes = new MutationObserver(() => {
    const isGone = had !== null && (!had.isConnected || had.matches(":disabled"));
    // A disabled element loses the focus only with the next frame.
    if (isGone && [document.body, had].includes(document.activeElement)) handle();
  });
  part.addEventListener("focusin", remember);
  changes.observe(part, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    part.removeEventListener("focusin", remember);
    changes.disconnect();
  };
}
