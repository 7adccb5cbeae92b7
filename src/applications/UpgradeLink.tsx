import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Leads to the packages, where the one in force allows no more (3.6). */
export function UpgradeLink() {
  const { t } = useTranslation("applications");
  return <Link to="/order/packages">{t("problem.toPackages")}</Link>;
}
