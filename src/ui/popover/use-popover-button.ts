import { useState } from "react";
import type { LazyView } from "#src/ui/lazy/lazy-view.ts";
import { useOnDemand } from "#src/ui/lazy/use-on-demand.ts";
import type { Anchored } from "./AnchoredPopover.tsx";

/**
 * A button and the popover that it opens, which is fetched when the pointer or the focus comes near. Spread `button` on
 * a Blueprint button, and give `popover` to the view beside it, once there is one.
 */
export function usePopoverButton<Props extends Anchored>(view: LazyView<Props>) {
  const { isShown, show, hide } = useOnDemand(view);
  const [wasShown, setWasShown] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Once opened it stays, for it has a closing to show.
  if (isShown && !wasShown) setWasShown(true);
  const ahead = () => void view.preload().catch(() => undefined);
  const popover: Anchored | null = anchor && wasShown ? { anchor, isOpen: isShown, onClose: hide } : null;
  return {
    button: {
      ref: setAnchor,
      "aria-expanded": isShown,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: isShown ? hide : show,
    },
    popover,
  };
}
