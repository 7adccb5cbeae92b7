import { Button, Menu, MenuItem } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkClickHandler } from "react-router-dom";
import type { MenuEntry, ScreenEntry } from "#src/navigation/menu.ts";
import { AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";
import { moveThroughEntries } from "#src/ui/popover/menu-keys.ts";
import { MenuLink } from "./MenuLink.tsx";
import { MENU_ICONS } from "./menu-icons.tsx";
import { useAriaCurrent, useMenu } from "./use-menu.ts";

/** The menu as a row within the navbar (2.37); entries that do not fit are in an overflow menu. */
export function TopMenu() {
  const { t } = useTranslation("frame");
  const entries = useMenu();
  const currentOf = useAriaCurrent();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(row, entries);
  const rest = entries.slice(fitting);
  return (
    <nav className="top-menu-bar" aria-label={t("navigation.label")}>
      <ul className="top-menu" ref={row}>
        {entries.map((entry, at) => (
          <li key={entry.name} data-hidden={at >= fitting || undefined}>
            <MenuLink entry={entry} current={currentOf(entry)} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && <MoreMenu entries={rest} />}
    </nav>
  );
}

function MoreMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation(["frame", "shell"]);
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        ref={setButton}
        variant="minimal"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t("navigation.more")}
      </Button>
      {button && (
        <AnchoredPopover
          anchor={button}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          content={
            <Menu aria-label={t("navigation.more")} onKeyDown={moveThroughEntries}>
              {entries.map((entry) =>
                entry.kind === "link" ? (
                  <MenuItem
                    key={entry.name}
                    text={entry.label}
                    href={entry.href}
                    target="_blank"
                    rel="noopener noreferrer"
                  />
                ) : (
                  <ScreenItem key={entry.name} entry={entry} />
                ),
              )}
            </Menu>
          }
        />
      )}
    </>
  );
}

/** A real link, so that it can be opened in a new browser tab. */
function ScreenItem({ entry: { path, icon, title } }: { entry: ScreenEntry }) {
  const { t } = useTranslation(["frame", "shell"]);
  const Icon = MENU_ICONS[icon];
  return <MenuItem icon={<Icon />} text={t(title)} href={path} onClick={useLinkClickHandler<HTMLElement>(path)} />;
}

/**
 * How many of a row's children fit into it, starting with the first; updated when the row is resized.
 * @param content the children are measured again when it changes.
 */
function useFittingCount(row: RefObject<HTMLElement | null>, content: unknown): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides the children's widths.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      let room = element.clientWidth;
      const children = [...element.children];
      const first = children.findIndex((child) => {
        room -= child.getBoundingClientRect().width;
        return room < 0;
      });
      setFitting(first < 0 ? children.length : first);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [row, content]);
  return fitting;
}
