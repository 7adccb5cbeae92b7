import { useTranslation } from "react-i18next";
import "./mock.css";

/** Marks a console in mock mode, where some data is made up (7.17). */
export function MockBadge() {
  const { t } = useTranslation("mock");
  return (
    <aside className="mock-mark" aria-label={t("mark")}>
      <details>
        <summary>{t("mark")}</summary>
        <p>{t("about")}</p>
      </details>
    </aside>
  );
}
