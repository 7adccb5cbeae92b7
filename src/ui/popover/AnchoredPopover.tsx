import { PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { type Ref, useLayoutEffect } from "react";
import { PLAIN_POPOVER } from "./plain-popover.ts";

/** Where a popover stands, and whether it is open. */
export type Anchored = { anchor: HTMLElement; isOpen: boolean; onClose: () => void };

/** What opens below the end of a button that stands elsewhere, so that this can be fetched after the button. */
export function AnchoredPopover({
  anchor,
  isOpen,
  onClose,
  ...props
}: Anchored & Pick<PopoverNextProps, "content" | "middleware" | "onOpening" | "onClosed">) {
  return (
    <PopoverNext
      {...PLAIN_POPOVER}
      {...props}
      placement="bottom-end"
      isOpen={isOpen}
      onInteraction={(open) => !open && onClose()}
      renderTarget={({ ref }) => <Anchor anchor={anchor} handTo={ref} />}
    />
  );
}

/** Draws nothing: the button stands there already. */
function Anchor({ anchor, handTo }: { anchor: HTMLElement; handTo: Ref<HTMLElement> | undefined }) {
  useLayoutEffect(() => {
    if (typeof handTo !== "function") return;
    handTo(anchor);
    return () => void handTo(null);
  }, [anchor, handTo]);
  return null;
}
