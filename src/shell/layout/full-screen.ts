/** The console on the whole screen (2.35); Escape leaves it too. */
import { browserStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** Whether this browser can: some telephones can't. */
export function isFullScreenSupported(): boolean {
  return document.fullscreenEnabled;
}

const fullScreen = browserStore(() => document, "fullscreenchange", isFullScreen);

export function useFullScreen(): boolean {
  return useStore(fullScreen);
}

/** Fills the screen with the console, or gives it back. A browser that refuses leaves everything as it was. */
export function toggleFullScreen(): void {
  const change = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

function isFullScreen() {
  return document.fullscreenElement !== null;
}
