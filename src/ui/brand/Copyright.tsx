import { useTranslation } from "react-i18next";

/** The copyright line (9.12). */
export function Copyright() {
  const { t } = useTranslation("shell");
  return <small className="muted">{t("copyright", { year: "2024" })}</small>;
}
