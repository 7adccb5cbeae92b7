import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SessionEndedSlot } from "#src/shell/session/SessionEndedSlot.tsx";
import { useRestoreFocus } from "#src/shell/session/use-restore-focus.ts";
import { ThemeToggle } from "#src/shell/theme/ThemeToggle.tsx";
import { Brand } from "#src/ui/brand/Brand.tsx";
import { Copyright } from "#src/ui/brand/Copyright.tsx";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { CONTENT_ID } from "#src/ui/page/content.ts";
import "./auth.css";
import { useServices } from "#src/services/services.ts";
import { LanguageChangeSlot } from "#src/shell/language/LanguageChangeSlot.tsx";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";

const endedDialog = lazyView(
  async () => (await import("#src/shell/session/AuthSessionEndedDialog.tsx")).AuthSessionEndedDialog,
);

/** The quiet frame around the signed-out forms; the form itself stands in a card in its middle. */
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
      <SessionEndedSlot view={endedDialog} />
    </div>
  );
}

/** Chooses the language on the pages that are rendered ahead (4.9), with the question that this may lead to. */
function LanguageMenu() {
  const { language } = useServices();
  useEffect(() => {
    // Chosen before the console was hydrated: it is done now.
    const chosen = document.documentElement.dataset.chosen ?? "";
    delete document.documentElement.dataset.chosen;
    language.send({ type: "CHOSEN", language: chosen, unsavedInput: hasUnsavedInput() });
  }, [language]);
  return (
    <>
      <LanguageSelect />
      <LanguageChangeSlot />
    </>
  );
}
