import { PopoverNext, type PopoverNextProps } from "@blueprintjs/core";
import { type Ref, useEffect, useEffectEvent, useLayoutEffect } from "react";
import "#src/ui/theme/overlays.ts";
import { disableLiveRegion } from "#src/ui/dialog/disable-live-region.ts";

/** Where a popover stands, and whether it is open. */
export type AnchoredProps = { anchor: HTMLElement; isOpen: boolean; onClose: () => void };

type Props = AnchoredProps &
  Pick<PopoverNextProps, "content" | "middleware" | "placement" | "onOpening"> & {
    /** Called once it is gone and the focus is where it belongs. */
    onClosed?: () => void;
  };

/**
 * What opens below the end of a button that stands elsewhere, so that this can be fetched after the button. It is gone at
 * once when it closes: while Blueprint's popover still fades it takes keys and gives the focus back late, and as long as it
 * stands it holds on to everything that it ever showed.
 */
export function AnchoredPopover({ isOpen, ...props }: Props) {
  return isOpen && <OpenPopover {...props} />;
}

function OpenPopover({ anchor, onClose, onClosed, ...props }: Omit<Props, "isOpen">) {
  const gone = useEffectEvent(() => {
    // Who has moved on to something else stays there.
    if (document.activeElement === document.body) anchor.focus();
    onClosed?.();
  });
  useEffect(() => () => gone(), []);
  return (
    <PopoverNext
      {...POPOVER_DEFAULTS}
      placement="bottom-end"
      {...props}
      isOpen
      onInteraction={(open) => !open && onClose()}
      renderTarget={({ ref }) => <Anchor anchor={anchor} targetRef={ref} />}
    />
  );
}

/** Draws nothing: the button stands there already. */
function Anchor({ anchor, targetRef }: { anchor: HTMLElement; targetRef: Ref<HTMLElement> | undefined }) {
  useLayoutEffect(() => {
    if (typeof targetRef !== "function") return;
    targetRef(anchor);
    return () => void targetRef(null);
  }, [anchor, targetRef]);
  return null;
}

/**
 * What every popover has. Its theme is the page's, which tells it by its tokens: Blueprint would give it the theme in
 * which it opened, and keep it while the page changes.
 */
const POPOVER_DEFAULTS = {
  arrow: false,
  inheritDarkTheme: false,
  popoverRef: disableLiveRegion,
} as const satisfies Partial<PopoverNextProps>;
