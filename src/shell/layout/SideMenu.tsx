import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { MenuLink } from "./MenuLink.tsx";
import { useAriaCurrent, useMenu } from "./use-menu.ts";

/** The menu as a column (2.34), grouped under headings. */
export function SideMenu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation("frame");
  const entries = useMenu();
  const currentOf = useAriaCurrent();
  const groups = entries.map((entry) => (entry.kind === "screen" ? entry.group : undefined));
  return (
    <nav aria-label={t("navigation.label")}>
      <ul className="side-menu">
        {entries.map((entry, at) => {
          const group = groups[at];
          return (
            <Fragment key={entry.name}>
              {group && group !== groups[at - 1] && (
                <li className="side-heading note">
                  <span>{t(`group.${group}`)}</span>
                </li>
              )}
              <li>
                <MenuLink entry={entry} current={currentOf(entry)} onChosen={onChosen} />
              </li>
            </Fragment>
          );
        })}
      </ul>
    </nav>
  );
}
