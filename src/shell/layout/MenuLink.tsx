import { memo, startTransition, useOptimistic } from "react";
import { useTranslation } from "react-i18next";
import type { MenuEntry } from "#src/navigation/menu.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { Link } from "#src/ui/link/Link.tsx";
import { MENU_ICONS } from "./menu-icons.tsx";

type Props = {
  entry: MenuEntry;
  /** Whether it leads to the screen that is shown, or to the one above that. */
  current: "page" | boolean;
  onChosen?: (() => void) | undefined;
};

/** One entry of the menu. */
export const MenuLink = memo(function MenuLink({ entry, current, onChosen }: Props) {
  const { t } = useTranslation(["frame", "shell"]);
  // The next screen may take a moment to be drawn: the press is shown at once.
  const [isPressed, showPress] = useOptimistic(false);
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
  const press = () => {
    startTransition(() => showPress(true));
    onChosen?.();
  };
  return (
    <Link to={path} title={title} aria-current={current} data-pressed={isPressed || undefined} onClick={press}>
      <Icon aria-hidden="true" />
      <span>{title}</span>
    </Link>
  );
});
