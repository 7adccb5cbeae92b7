import { Button, Drawer } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { useTranslation } from "react-i18next";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { disableLiveRegion } from "#src/ui/dialog/disable-live-region.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import "#src/ui/theme/overlays.ts";
import { SideMenu } from "./SideMenu.tsx";

/** The menu below 62 em, as a drawer. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("frame");
  useFocusReturn();
  return (
    <Drawer isOpen onClose={onClose} position="left" size="17.5rem">
      <div
        ref={disableLiveRegion}
        className="menu-drawer"
        role="dialog"
        aria-modal="true"
        aria-label={t("navigation.label")}
      >
        <div className="side-brand">
          <Brand />
          <Button
            autoFocus
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={t("navigation.close")}
            onClick={onClose}
          />
        </div>
        <SideMenu onChosen={onClose} />
      </div>
    </Drawer>
  );
}
