import { useTranslation } from "react-i18next";
import css from "./mine.module.css";

/** Where the merchant's currencies will be. */
export function MineSkeleton() {
  const { t } = useTranslation("currencies");
  return (
    <div className={css.mine} role="img" aria-label={t("mine.loading")}>
      <div className={css.usageSkeleton} />
      <div className={css.chains}>
        {["first", "second", "third"].map((chain) => (
          <div key={chain} className={css.skeleton} />
        ))}
      </div>
    </div>
  );
}
