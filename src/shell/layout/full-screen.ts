/** Full screen (2.35); the browser's Escape leaves it too. */
import { browserStore } from "#src/ui/store/store.ts";
import { useStore } from "#src/ui/store/use-store.ts";

/** False on some phones. */
export function isFullScreenSupported(): boolean {
  return document.fullscreenEnabled;
}

const fullScreen = browserStore(() => document, "fullscreenchange", isFullScreen);

export function useFullScreen(): boolean {
  return useStore(fullScreen);
}

/** Enters or leaves full screen; a refusal by the browser is ignored. */
export function toggleFullScreen(): void {
  const change = isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

function isFullScreen() {
  return document.fullscreenElement !== null;
}
