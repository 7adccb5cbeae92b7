import { PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { type Ref, useEffect, useEffectEvent, useLayoutEffect } from "react";
import "#src/ui/theme/overlays.ts";
import { disableLiveRegion } from "#src/ui/dialog/disable-live-region.ts";
import { focusFirstEntry } from "./menu-keys.ts";

export type AnchoredProps = { anchor: HTMLElement; isOpen: boolean; onClose: () => void };

type Props = AnchoredProps &
  Pick<PopoverNextProps, "content" | "middleware" | "placement"> & {
    /** Called once it is closed and the focus is restored. */
    onClosed?: () => void;
  };

/**
 * A popover below a button that is rendered elsewhere, so that it can be loaded after the button. A menu's first entry gets
 * the focus. It unmounts at once when
 * closed: Blueprint's fading popover still takes keys, restores the focus late, and retains its content.
 */
export function AnchoredPopover({ isOpen, ...props }: Props) {
  return isOpen && <OpenPopover {...props} />;
}

function OpenPopover({ anchor, onClose, onClosed, ...props }: Omit<Props, "isOpen">) {
  const gone = useEffectEvent(() => {
    // Unless the focus has moved elsewhere.
    if (document.activeElement === document.body) anchor.focus();
    onClosed?.();
  });
  useEffect(() => () => gone(), []);
  return (
    <PopoverNext
      {...POPOVER_DEFAULTS}
      placement="bottom-end"
      onOpening={focusFirstEntry}
      {...props}
      isOpen
      onInteraction={(open) => !open && onClose()}
      renderTarget={({ ref }) => <Anchor anchor={anchor} targetRef={ref} />}
    />
  );
}

/** Renders nothing: passes the existing button to Popper as its target. */
function Anchor({ anchor, targetRef }: { anchor: HTMLElement; targetRef: Ref<HTMLElement> | undefined }) {
  useLayoutEffect(() => {
    if (typeof targetRef !== "function") return;
    targetRef(anchor);
    return () => void targetRef(null);
  }, [anchor, targetRef]);
  return null;
}

/**
 * `inheritDarkTheme` would keep the theme in which the popover opened; the page's CSS variables follow the theme.
 */
const POPOVER_DEFAULTS = {
  arrow: false,
  inheritDarkTheme: false,
  popoverRef: disableLiveRegion,
} as const satisfies Partial<PopoverNextProps>;
