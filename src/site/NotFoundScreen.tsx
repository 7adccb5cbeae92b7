import { useTranslation } from "react-i18next";
import { ButtonLink } from "#src/ui/button/ButtonLink.tsx";
import { EmptyState } from "#src/ui/page/EmptyState.tsx";

/** The page for unknown addresses (2.16). */
export function NotFoundScreen() {
  const { t } = useTranslation("site");
  return (
    <EmptyState
      isScreen
      title={t("notFound.title")}
      actions={
        <ButtonLink primary to="/console/index">
          {t("notFound.back")}
        </ButtonLink>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}
