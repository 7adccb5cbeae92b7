import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ROUTES, type RouteName } from "#src/navigation/routes.ts";
import css from "./help.module.css";

export type Step = {
  key: string;
  title: string;
  text: string;
  /** The routes of its screens. */
  screens?: readonly RouteName[];
  /** A section of the same page. */
  below?: { id: string; title: string };
};

/** Numbered steps with links to their screens (2.24). */
export function Steps({ of }: { of: readonly Step[] }) {
  const { t } = useTranslation(["frame", "shell"]);
  return (
    <ol className={css.steps}>
      {of.map(({ key, title, text, screens = [], below }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
          {(screens.length > 0 || below) && (
            <div className={css.ways}>
              {ROUTES.filter(({ name }) => screens.includes(name)).map((route) => (
                <Link key={route.name} to={route.path}>
                  {t(route.title)}
                </Link>
              ))}
              {below && <a href={`#${below.id}`}>{below.title}</a>}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
