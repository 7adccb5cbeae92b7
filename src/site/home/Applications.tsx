import { useTranslation } from "react-i18next";

const POINTS = ["gate", "callbacks", "decimals"] as const;

/** Applications with their keys (1.1, 4.5). */
export function Applications() {
  const { t } = useTranslation("site", { keyPrefix: "home.applications" });
  return (
    <section className="site-section" id="applications" aria-labelledby="applications-title">
      <div className="site-width beside">
        <div>
          <p className="eyebrow">{t("eyebrow")}</p>
          <h2 id="applications-title">{t("title")}</h2>
          <p className="section-lead">{t("text")}</p>
          <ul className="points">
            {POINTS.map((point) => (
              <li key={point}>{t(`points.${point}`)}</li>
            ))}
          </ul>
        </div>
        <div className="key-card" aria-hidden="true">
          <div className="key-card-head">
            <strong>{t("card.name")}</strong>
            <span className="site-tag picture-tag">{t("card.enabled")}</span>
          </div>
          <dl>
            <dt>AppKey</dt>
            <dd>
              <code translate="no">ak_7d2a94c1e05b83f6a1d94c27be0f58</code>
            </dd>
            <dt>AppSecret</dt>
            <dd className="key-hidden">
              <code translate="no">••••••••••••••••</code>
              <span>{t("card.hidden")}</span>
            </dd>
            <dt>{t("card.recharge")}</dt>
            <dd>
              <code translate="no">https://shop.example/paid</code>
            </dd>
          </dl>
        </div>
      </div>
    </section>
  );
}
