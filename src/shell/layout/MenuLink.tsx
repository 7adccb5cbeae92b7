import { useTranslation } from "react-i18next";
import { Link, useNavigation } from "react-router-dom";
import type { MenuEntry } from "#src/navigation/menu.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { MENU_ICONS } from "./menu-icons.tsx";

type Props = {
  entry: MenuEntry;
  /** "page" for the screen that is shown, true for the one above it. */
  current: "page" | boolean;
  onChosen?: (() => void) | undefined;
};

export function MenuLink({ entry, current, onChosen }: Props) {
  const { t } = useTranslation(["frame", "shell"]);
  const movingTo = useNavigation().location?.pathname;
  if (entry.kind === "link") {
    return (
      <a href={entry.href} target="_blank" rel="noopener noreferrer" title={entry.label}>
        <svg className={blueprint("icon")} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7 9" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        <span>{entry.label}</span>
      </a>
    );
  }
  const { path, icon } = entry;
  const Icon = MENU_ICONS[icon];
  const title = t(entry.title);
  return (
    <Link
      to={path}
      title={title}
      aria-current={current}
      data-pressed={movingTo === path || undefined}
      onClick={onChosen}
    >
      <Icon aria-hidden="true" />
      <span>{title}</span>
    </Link>
  );
}
