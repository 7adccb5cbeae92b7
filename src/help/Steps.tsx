import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ROUTES, type RouteName } from "#src/navigation/routes.ts";
import css from "./help.module.css";

export type Step = {
  key: string;
  title: string;
  text: string;
  /** The names of the routes where it is done. */
  screens?: readonly RouteName[];
  /** Another part of the same page: its id, and its title. */
  below?: { id: string; title: string };
};

/** What to do in which order (2.24), each step with the way to where it is done. */
export function Steps({ of }: { of: readonly Step[] }) {
  const { t } = useTranslation(["frame", "shell"]);
  return (
    <ol className={css.steps}>
      {of.map(({ key, title, text, screens = [], below }) => (
        <li key={key}>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
          {(screens.length > 0 || below) && (
            <p className={css.ways}>
              {ROUTES.filter(({ name }) => screens.includes(name)).map((route) => (
                <Link key={route.name} to={route.path}>
                  {t(route.title)}
                </Link>
              ))}
              {below && <a href={`#${below.id}`}>{below.title}</a>}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
