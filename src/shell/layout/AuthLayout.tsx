import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "#src/shell/language/LanguageMenu.tsx";
import { EndedSlot } from "#src/shell/session/EndedSlot.tsx";
import { useFocusBack } from "#src/shell/session/use-focus-back.ts";
import { ThemeToggle } from "#src/shell/theme/ThemeToggle.tsx";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { placed } from "#src/ui/browser/base-path.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import "./auth.css";

const endedDialog = lazyView(async () => (await import("#src/shell/session/AuthEndedDialog.tsx")).AuthEndedDialog);

/** The quiet frame around the signed-out forms; the form itself stands in a card in its middle. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  useFocusBack();
  return (
    <div className="auth">
      <header className="auth-bar">
        <a className="brand-link" href={placed("/home")} aria-label={t("toHome")}>
          <Brand />
        </a>
        <div className="bar-tools">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </header>
      <main className="auth-main" id={CONTENT_ID} tabIndex={-1}>
        <div className="auth-card">{children}</div>
      </main>
      <footer className="auth-foot">
        <Copyright />
      </footer>
      <EndedSlot view={endedDialog} />
    </div>
  );
}
