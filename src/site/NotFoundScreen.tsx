import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";

/** Any address that means nothing (2.16). */
export function NotFoundScreen() {
  const { t } = useTranslation("site");
  return (
    <EmptyState
      isScreen
      title={t("notFound.title")}
      actions={
        <Link className="bp6-button bp6-intent-primary" to="/console/index">
          {t("notFound.back")}
        </Link>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}
