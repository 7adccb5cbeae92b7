import { useTranslation } from "react-i18next";
import "./mock.css";

/** Tells everybody that what they see is partly made up (7.17), wherever they are in the console. */
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
