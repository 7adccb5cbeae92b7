import { Button } from "@blueprintjs/core";
import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./page.css";

/**
 * Catches what a screen throws, so that the rest of the console stands. The usual cause is a new release whose
 * predecessor's chunks are gone: loading the page again mends it.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  const { t } = useTranslation("shell");
  return (
    <div className="empty-state" role="alert">
      <h2>{t("error.brokenTitle")}</h2>
      <p className="muted">{t("error.brokenAdvice")}</p>
      <div className="page-actions">
        <Button intent="primary" onClick={() => location.reload()}>
          {t("error.reload")}
        </Button>
      </div>
    </div>
  );
}
