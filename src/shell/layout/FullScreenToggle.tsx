import { Button } from "@blueprintjs/core";
import { FullscreenIcon } from "@blueprintjs/icons/lib/esm/generated/components/fullscreen";
import { MinimizeIcon } from "@blueprintjs/icons/lib/esm/generated/components/minimize";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

/** Fills the screen with the console, and back (2.35); Escape does the latter too. Absent where a browser can't. */
export function FullScreenToggle() {
  const { t } = useTranslation("frame");
  const full = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const label = t(full ? "fullScreen.leave" : "fullScreen.enter");
  return (
    <Button
      className="navbar-full-screen"
      variant="minimal"
      icon={full ? <MinimizeIcon /> : <FullscreenIcon />}
      aria-label={label}
      title={label}
      onClick={() => {
        const change = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        // A browser that refuses leaves everything as it was.
        change.catch(() => undefined);
      }}
    />
  );
}

function follow(changed: () => void) {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
