import { useTranslation } from "react-i18next";
import css from "./packages.module.css";

/** Where the packages will be. */
export function PackagesSkeleton() {
  const { t } = useTranslation("orders");
  return (
    <div className={css.packages} role="img" aria-label={t("packages.loading")}>
      {["first", "second", "third"].map((card) => (
        <div key={card} className={css.skeleton} />
      ))}
    </div>
  );
}
