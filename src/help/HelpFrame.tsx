import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ROUTES } from "#src/navigation/routes.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useScreenAddress } from "#src/ui/page/use-screen-address.ts";
import css from "./help.module.css";

const PAGES = ROUTES.filter(({ path }) => path.startsWith("/help/"));

/** The layout of the help pages (2.24): heading and navigation. */
export function HelpFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation(["help", "frame", "shell"]);
  const { pathname } = useScreenAddress();
  return (
    <div className={css.help}>
      <PageHeader title={title} lead={lead} />
      <nav aria-label={t("pages")}>
        <ul className={css.pages}>
          {PAGES.map((page) => (
            <li key={page.name}>
              <Link to={page.path} aria-current={page.path === pathname ? "page" : undefined}>
                {t(page.title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
