import { useTranslation } from "react-i18next";
import { ProductGlyph } from "#src/site/ProductGlyph.tsx";

const PARTS = ["home", "bills", "recharge", "records", "wallets", "currencies"] as const;

/** What the console holds besides orders (1.1). */
export function Product() {
  const { t } = useTranslation("site", { keyPrefix: "home.product" });
  return (
    <section className="site-section site-section-sunken" id="product" aria-labelledby="product-title">
      <div className="site-width">
        <h2 id="product-title">{t("title")}</h2>
        <p className="section-lead">{t("lead")}</p>
        <ul className="parts">
          {PARTS.map((part) => (
            <li key={part}>
              <ProductGlyph part={part} />
              <h3>{t(`${part}.title`)}</h3>
              <p>{t(`${part}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
