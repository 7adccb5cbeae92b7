import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { Brand } from "./Brand.tsx";
import { Copyright } from "./Copyright.tsx";
import "./entrance.css";

/** The quiet frame around the signed-out forms; the form itself stands in a card in its middle. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <div className="entrance">
      <header className="entrance-bar">
        <a className="brand-link" href="/home" aria-label={t("toHome")}>
          <Brand />
        </a>
        <div className="bar-tools">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </header>
      <main className="entrance-main" id="content" tabIndex={-1}>
        <div className="entrance-card">{children}</div>
      </main>
      <footer className="entrance-foot">
        <Copyright />
      </footer>
    </div>
  );
}
