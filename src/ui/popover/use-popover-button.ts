import { type MouseEvent, useState } from "react";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import type { AnchoredProps } from "./AnchoredPopover.tsx";

/**
 * A button and the popover that it opens, which is fetched when the pointer or the focus comes near. Spread `button` on
 * a Blueprint button, and give `popover` to the view beside it, once there is one. The button looks pressed while the
 * popover is fetched; another press calls it off.
 */
export function usePopoverButton<Props extends AnchoredProps>(view: LazyView<Props>) {
  const { isOpening, isShown, show, hide } = useOnDemand(view);
  const [wasShown, setWasShown] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What was opened may go on when its popover has closed: it has something to do afterwards, or leads to another one.
  if (isShown && !wasShown) setWasShown(true);
  const ahead = () => prefetchView(view);
  // Set by the press, not by a ref: setting state as a button mounts renders it again, and runs all effects, before the first paint.
  const showAt = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    show();
  };
  const popover: AnchoredProps | null = anchor && wasShown ? { anchor, isOpen: isShown, onClose: hide } : null;
  return {
    button: {
      "aria-expanded": isShown,
      "data-opening": isOpening || undefined,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: isOpening || isShown ? hide : showAt,
    },
    popover,
  };
}
