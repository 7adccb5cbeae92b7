import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRestoreFocus } from "#src/shell/session/use-restore-focus.ts";
import { ThemeToggle } from "#src/shell/theme/ThemeToggle.tsx";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import "./auth.css";
import { useServices } from "#src/services/services.ts";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";
import { PageDialogs } from "./PageDialogs.tsx";

const sessionEnded = lazyView(async () => (await import("./AuthDialogs.tsx")).AuthSessionEndedDialog);
const languageChange = lazyView(async () => (await import("./AuthDialogs.tsx")).AuthLanguageChangeDialog);

/** The layout of the signed-out forms: the form in a card, below the brand, language and theme. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  useRestoreFocus();
  return (
    <div className="auth">
      <header className="auth-bar">
        <a className="brand-link" href={withBasePath("/home")} aria-label={t("toHome")}>
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
      <PageDialogs languageChange={languageChange} sessionEnded={sessionEnded} />
    </div>
  );
}

/** Chooses the language on prerendered pages (4.9). */
function LanguageMenu() {
  const { language } = useServices();
  useEffect(() => {
    // Applies a choice that was made before hydration.
    const chosen = document.documentElement.dataset.chosen ?? "";
    delete document.documentElement.dataset.chosen;
    language.send({ type: "CHOSEN", language: chosen, unsavedInput: hasUnsavedInput() });
  }, [language]);
  return <LanguageSelect />;
}
