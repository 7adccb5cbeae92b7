/** The console on the whole screen (2.35); Escape leaves it too. */
import { useSyncExternalStore } from "react";

/** Whether this browser can: some telephones can't. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled;
}

export function useFullScreen(): boolean {
  return useSyncExternalStore(follow, isFull);
}

/** Fills the screen with the console, or gives it back. A browser that refuses leaves everything as it was. */
export function toggleFullScreen(): void {
  const change = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

function isFull() {
  return document.fullscreenElement !== null;
}

function follow(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
