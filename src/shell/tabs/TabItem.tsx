import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Scope, Tab } from "#machines/shell/tab-list.ts";
import type { TabsActor, TabsSnapshot } from "#machines/shell/tabs.ts";
import { AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";
import { moveThroughEntries } from "#src/ui/popover/menu-keys.ts";

/** Distance from the window's edges, in pixels. */
const CLEAR_OF_EDGES = { shift: { padding: 8 } };

type TabProps = {
  tab: Tab;
  title: string;
  isActive: boolean;
  can: TabsSnapshot["can"];
  send: TabsActor["send"];
  onClose: () => void;
  onMove: (by: -1 | 1) => void;
  canMove: (by: -1 | 1) => boolean;
  onDrag: (fullPath: string) => void;
  onDrop: () => void;
};

/** One tab: a link, a menu (a button on the active tab, else the context menu), and a close button. */
export function TabItem(props: TabProps) {
  const { tab, title, isActive, can, onClose, onDrag, onDrop } = props;
  const { t } = useTranslation("tabs");
  const [menuOpen, setMenuOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const canClose = can({ type: "CLOSED", fullPath: tab.fullPath, scope: "this" });
  return (
    <li
      className={isActive ? "tab-active" : undefined}
      draggable={canClose}
      onDragStart={() => onDrag(tab.fullPath)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuOpen(true);
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Link
        ref={isActive ? undefined : setAnchor}
        to={tab.fullPath}
        title={tab.fullPath}
        draggable={false}
        aria-current={isActive ? "page" : undefined}
      >
        {title}
      </Link>
      {isActive && (
        <Button
          ref={setAnchor}
          size="small"
          variant="minimal"
          icon={<ChevronDownIcon size={12} />}
          aria-label={t("menuOf", { title })}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(!menuOpen)}
        />
      )}
      {anchor && (
        <AnchoredPopover
          anchor={anchor}
          placement="bottom-start"
          middleware={CLEAR_OF_EDGES}
          isOpen={menuOpen}
          onClose={() => setMenuOpen(false)}
          content={<TabMenu {...props} onDone={() => setMenuOpen(false)} />}
        />
      )}
      {canClose && (
        <Button
          size="small"
          variant="minimal"
          icon={<CrossIcon size={12} />}
          aria-label={t("closeNamed", { title })}
          onClick={onClose}
        />
      )}
    </li>
  );
}

const SCOPES: readonly Scope[] = ["this", "left", "right", "others", "all"];

/** A tab's menu (2.39); entries that the machine would ignore are disabled. */
function TabMenu(props: TabProps & { onDone: () => void }) {
  const { tab, title, can, send, onClose, onMove, canMove, onDone } = props;
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
        const close = scope === "this" ? onClose : () => send(event);
        return <MenuItem key={scope} text={t(`close.${scope}`)} disabled={!can(event)} onClick={done(close)} />;
      })}
      <MenuItem text={t("moveLeft")} disabled={!canMove(-1)} onClick={done(() => onMove(-1))} />
      <MenuItem text={t("moveRight")} disabled={!canMove(1)} onClick={done(() => onMove(1))} />
    </Menu>
  );
}
