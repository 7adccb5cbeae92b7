import { OverlayToaster, type Toaster } from "@blueprintjs/core";
import { ErrorIcon } from "@blueprintjs/icons/lib/esm/generated/components/error";
import { InfoSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/info-sign";
import { TickCircleIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick-circle";
import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { blueprint } from "#src/ui/blueprint.ts";
import { ToastMessage } from "./ToastMessage.tsx";
import { toastKey } from "./toast-key.ts";
import "#src/ui/theme/overlays.ts";
import "./toasts.css";

/** A short message that comes and goes. */
export type Toast = {
  tone: "info" | "success" | "danger";
  text: ReactNode;
  /** What can be copied of it. */
  details?: string;
  /** A toast takes the place of the one before it with the same id. */
  id?: string;
  /** In milliseconds; 4 s by default, 0 for one that stays. */
  duration?: number;
  /** How much of what it tells of is done, from 0 to 1; the text says so too. */
  progress?: number;
  /** What can be done about it. */
  action?: { text: string; onClick: () => void };
};

const ICONS = { info: InfoSignIcon, success: TickCircleIcon, danger: ErrorIcon } as const;
const DEFAULT_DURATION = 4_000;

let toaster: Promise<Toaster> | undefined;

/** Draws one toast; the newest stands on top, and at most three at a time. */
export async function drawToast(toast: Toast): Promise<void> {
  const { id, tone, text, details, progress, duration = DEFAULT_DURATION, action } = toast;
  toaster ??= OverlayToaster.create({ position: "top", maxToasts: 3 });
  const drawn = {
    message: createElement(ToastMessage, { text, details, progress }),
    timeout: duration,
    ...(action && { action }),
    // It goes by itself, or with Escape; Blueprint's button would speak English in every language.
    isCloseButtonShown: false,
    className: `toast-${tone}`,
    icon: createElement(ICONS[tone], { className: blueprint("icon") }),
  };
  const shown = await toaster;
  // At once, so that the next toast, a moment later, finds this one.
  flushSync(() => shown.show(drawn, id && toastKey(shown, id, tone)));
}
