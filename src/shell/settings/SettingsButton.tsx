import { CogIcon } from "@blueprintjs/icons/lib/esm/generated/components/cog";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { prefetchView } from "#src/ui/lazy/prefetch-view.ts";
import { lazySettingsDrawer } from "./lazy-settings-drawer.ts";

/** Opens the settings drawer (2.37, 4.7). */
export function SettingsButton() {
  const { t } = useTranslation("frame");
  const { settings } = useServices();
  const prefetch = () => prefetchView(lazySettingsDrawer);
  return (
    <IconButton
      variant="minimal"
      icon={<CogIcon />}
      label={t("settings")}
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => settings.send({ type: "DRAWER_OPENED" })}
    />
  );
}
