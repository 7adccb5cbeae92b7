import type { PopoverNextProps } from "@blueprintjs/core";
import { announceNothing } from "#src/ui/dialog/announce-nothing.ts";

/**
 * What every popover has. Its theme is the page's, which tells it by its tokens: Blueprint would give it the theme in
 * which it opened, and keep it while the page changes.
 */
export const PLAIN_POPOVER = {
  arrow: false,
  inheritDarkTheme: false,
  popoverRef: announceNothing,
} as const satisfies Partial<PopoverNextProps>;
