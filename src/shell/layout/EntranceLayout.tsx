import { useSelector } from "@xstate/react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "#src/app/services.ts";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { ErrorBoundary } from "../page/ErrorBoundary.tsx";
import { useFocusBack } from "../session/use-focus-back.ts";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { Brand } from "./Brand.tsx";
import { Copyright } from "./Copyright.tsx";
import "./entrance.css";

const EntranceEndedDialog = lazy(async () => ({
  default: (await import("../session/EntranceEndedDialog.tsx")).EntranceEndedDialog,
}));

/** The quiet frame around the signed-out forms; the form itself stands in a card in its middle. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const ended = useSelector(useServices().session, (current) => current.matches({ ending: "asking" }));
  useFocusBack();
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
      {ended && (
        <ErrorBoundary>
          <Suspense>
            <EntranceEndedDialog />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
