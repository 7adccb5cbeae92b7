import { useTranslation } from "react-i18next";
import cards from "#src/ui/form/choice.module.css";
import css from "./packages.module.css";

/** Where the packages will be, and the order beside them. */
export function PackagesSkeleton() {
  const { t } = useTranslation("orders");
  return (
    <div className={css.choosing} data-arriving role="img" aria-label={t("packages.loading")}>
      <div className={cards.cards}>
        {["first", "second", "third"].map((card) => (
          <div key={card} className={css.skeleton} />
        ))}
      </div>
      <div className={css.skeleton} />
    </div>
  );
}
