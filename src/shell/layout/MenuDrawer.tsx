import { Drawer } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { SideMenu } from "./SideMenu.tsx";

/** The side menu below 992 px: a drawer that takes the focus and gives it back. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Drawer
      isOpen={open}
      onClose={onClose}
      position="left"
      size="280px"
      aria-label={t("menu.label")}
      className="menu-drawer"
    >
      <SideMenu onChosen={onClose} />
    </Drawer>
  );
}
