import { useTranslation } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { SiteSection } from "#src/site/frame/SiteSection.tsx";
import { siteAddress } from "#src/site/site-address.ts";
import { useFormat } from "#src/ui/format/use-format.ts";

const STEPS = ["choose", "pay", "watch"] as const;
const NETWORKS = [
  { chain: "TRON", token: "TRC20" },
  { chain: "Ethereum", token: "ERC20" },
  { chain: "BNB Smart Chain", token: "BEP20" },
] as const;

/** How an order is paid, and what happens to a wrong payment. */
export function Payments({ locale }: { locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "home" });
  const format = useFormat();
  return (
    <SiteSection id="payments" title={t("steps.title")} lead={t("steps.lead")} isTarget>
      <ol className="steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="section-link">
        <a href={siteAddress("demo", locale)}>{t("steps.demo")}</a>
      </div>
      <div className="pair">
        <article className="card">
          <h3>{t("difference.title")}</h3>
          <p>{t("difference.text")}</p>
          <dl className="difference">
            <div>
              <dt>{t("difference.expected")}</dt>
              <dd translate="no">{format.decimal("242.70")}</dd>
            </div>
            <div>
              <dt>{t("difference.received")}</dt>
              <dd translate="no">{format.decimal("240.00")}</dd>
            </div>
            <div className="tone-warning">
              <dt>{t("difference.missing")}</dt>
              <dd translate="no">{format.decimal("2.70")}</dd>
            </div>
          </dl>
          <p className="difference-advice">{t("difference.advice")}</p>
        </article>
        <article className="card">
          <h3>{t("networks.title")}</h3>
          <p>{t("networks.text")}</p>
          <ul className="networks">
            {NETWORKS.map(({ chain, token }) => (
              <li key={chain}>
                <span>{chain}</span>
                <code translate="no">{token}</code>
              </li>
            ))}
          </ul>
        </article>
      </div>
    </SiteSection>
  );
}
