import { FullscreenIcon } from "@blueprintjs/icons/lib/esm/generated/components/fullscreen";
import { MinimizeIcon } from "@blueprintjs/icons/lib/esm/generated/components/minimize";
import { useTranslation } from "react-i18next";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { isFullScreenSupported, toggleFullScreen, useFullScreen } from "./full-screen.ts";

/** Toggles full screen (2.35). Absent where the browser has none. */
export function FullScreenToggle() {
  const { t } = useTranslation("frame");
  const full = useFullScreen();
  if (!isFullScreenSupported()) return null;
  const label = t(full ? "fullScreen.leave" : "fullScreen.enter");
  return (
    <IconButton
      className="navbar-full-screen"
      variant="minimal"
      icon={full ? <MinimizeIcon /> : <FullscreenIcon />}
      label={label}
      onClick={toggleFullScreen}
    />
  );
}
