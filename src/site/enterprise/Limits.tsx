import { useTranslation } from "react-i18next";
import { ProductGlyph } from "#src/site/ProductGlyph.tsx";

const LIMITS = ["wallets", "currencies", "applications"] as const;

/** The three limits of a package, none of which this one has (3.6, 9.4). */
export function Limits() {
  const { t } = useTranslation("enterprise", { keyPrefix: "limits" });
  return (
    <section className="site-section site-section-sunken" aria-labelledby="limits-title">
      <div className="site-width">
        <h2 id="limits-title">{t("title")}</h2>
        <p className="section-lead">{t("lead")}</p>
        <ul className="parts">
          {LIMITS.map((limit) => (
            <li key={limit}>
              <ProductGlyph part={limit} />
              <h3>{t(`${limit}.title`)}</h3>
              <p>{t(`${limit}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
