import { MenuClosedIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu-closed";
import { MenuOpenIcon } from "@blueprintjs/icons/lib/esm/generated/components/menu-open";
import { useSelector } from "@xstate/react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/services/services.ts";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { SideMenu } from "./SideMenu.tsx";

/** A constant element, so that collapsing the menu does not render it again. */
const CONTENT = (
  <>
    <div className="side-brand">
      <Brand />
    </div>
    <SideMenu />
  </>
);

/** The menu at the left, at its configured width (9.2) or collapsed to its icons. */
export const Sidebar = memo(function Sidebar() {
  const { t } = useTranslation("frame");
  const { settings } = useServices();
  const collapsed = useSelector(settings, ({ context }) => context.menuCollapse);
  const label = t(collapsed ? "navigation.expand" : "navigation.collapse");
  return (
    <aside className="console-side" data-collapsed={collapsed}>
      {CONTENT}
      <div className="side-foot">
        <IconButton
          variant="minimal"
          icon={collapsed ? <MenuOpenIcon /> : <MenuClosedIcon />}
          label={label}
          onClick={() => settings.send({ type: "MENU_TOGGLED" })}
        />
      </div>
    </aside>
  );
});
