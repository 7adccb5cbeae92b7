import { type MouseEvent, useState } from "react";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import type { AnchoredProps } from "./AnchoredPopover.tsx";

/**
 * A button and the lazy popover that it opens. Spread `button` on a Blueprint button, and render the view with `popover`
 * beside it once that is not null. The button looks pressed while the popover loads; another press cancels.
 */
export function usePopoverButton<Props extends AnchoredProps>(view: LazyView<Props>) {
  const { isOpening, isShown, show, hide } = useOnDemand(view);
  const [wasShown, setWasShown] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // It stays mounted after closing, since the view may still open a dialog.
  if (isShown && !wasShown) setWasShown(true);
  const prefetch = () => prefetchView(view);
  // Set on the press: a ref callback that sets state would render the button twice before the first paint.
  const showAt = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    show();
  };
  const popover: AnchoredProps | null = anchor && wasShown ? { anchor, isOpen: isShown, onClose: hide } : null;
  return {
    button: {
      "aria-expanded": isShown,
      "data-opening": isOpening || undefined,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: isOpening || isShown ? hide : showAt,
    },
    popover,
  };
}
