import { Menu, MenuItem } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Scope } from "#machines/shell/tab-list.ts";
import { moveThroughEntries } from "#src/shell/layout/menu-keys.ts";
import type { TabProps } from "./tab-props.ts";

const SCOPES: readonly Scope[] = ["this", "left", "right", "others", "all"];

/** The menu of a tab (2.39): what the machine refuses now is shown, and disabled. */
export function TabMenu(props: TabProps & { onDone: () => void }) {
  const { tab, title, can, send, onMove, canMove, onDone } = props;
  const { t } = useTranslation("tabs");
  const reload = { type: "RELOADED", fullPath: tab.fullPath } as const;
  const done = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <Menu aria-label={t("menuOf", { title })} onKeyDown={moveThroughEntries}>
      <MenuItem text={t("reload")} disabled={!can(reload)} onClick={done(() => send(reload))} />
      {SCOPES.map((scope) => {
        const event = { type: "CLOSED", fullPath: tab.fullPath, scope } as const;
        return (
          <MenuItem key={scope} text={t(`close.${scope}`)} disabled={!can(event)} onClick={done(() => send(event))} />
        );
      })}
      <MenuItem text={t("moveLeft")} disabled={!canMove(-1)} onClick={done(() => onMove(-1))} />
      <MenuItem text={t("moveRight")} disabled={!canMove(1)} onClick={done(() => onMove(1))} />
    </Menu>
  );
}
