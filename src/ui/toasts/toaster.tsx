import { OverlayToaster, type Toaster } from "@blueprintjs/core";
import { ErrorIcon } from "@blueprintjs/icons/lib/esm/generated/components/error";
import { InfoSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/info-sign";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { blueprint } from "#src/ui/blueprint.ts";
import { ClampedText } from "#src/ui/problem/ClampedText.tsx";
import { CopyDetails } from "#src/ui/problem/CopyDetails.tsx";
import { toastKey } from "./toast-key.ts";
import "#src/ui/theme/overlays.ts";
import "./toasts.css";

/** A short message that disappears by itself. */
export type Toast = {
  tone: "info" | "success" | "danger";
  text: ReactNode;
  /** Details to copy. */
  details?: string;
  /** A toast replaces the previous one with the same id. */
  id?: string;
  /** In milliseconds; 4,000 by default, 0 for one that stays. */
  duration?: number;
  /** From 0 to 1; the text says it too. */
  progress?: number;
  action?: { text: string; onClick: () => void };
};

const ICONS = { info: InfoSignIcon, success: TickCircleIcon, danger: ErrorIcon } as const;
const DEFAULT_DURATION = 4_000;

let toaster: Promise<Toaster> | undefined;

/** Draws a toast; the newest is on top, and at most three are shown. */
export async function drawToast(toast: Toast): Promise<void> {
  const { id, tone, text, details, progress, duration = DEFAULT_DURATION, action } = toast;
  const Icon = ICONS[tone];
  toaster ??= OverlayToaster.create({ position: "top", maxToasts: 3 });
  const drawn = {
    message: (
      <>
        <ClampedText>{text}</ClampedText> {details && <CopyDetails details={details} />}
        {progress !== undefined && <progress className="toast-progress" value={progress} aria-hidden="true" />}
      </>
    ),
    timeout: duration,
    ...(action && { action }),
    // Blueprint's close button is in English in every language; Escape dismisses.
    isCloseButtonShown: false,
    className: `toast-${tone}`,
    icon: <Icon className={blueprint("icon")} />,
  };
  const shown = await toaster;
  // Synchronously, so that the next toast finds this one.
  flushSync(() => shown.show(drawn, id && toastKey(shown, id, tone)));
}
