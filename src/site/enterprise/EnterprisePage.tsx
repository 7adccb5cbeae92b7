import { useTranslation } from "react-i18next";
import { OrderPicture } from "#src/site/enterprise/picture/OrderPicture.tsx";
import { PackagePicture } from "#src/site/enterprise/picture/PackagePicture.tsx";
import { EntryLinks } from "#src/site/frame/EntryLinks.tsx";
import { SiteSection } from "#src/site/frame/SiteSection.tsx";
import { ProductGlyph } from "#src/site/ProductGlyph.tsx";
import { Comparison } from "./Comparison.tsx";

/** The page of the enterprise package (2.7), without prices, which the service sets. */
export function EnterprisePage() {
  const { t } = useTranslation("enterprise");
  const { t: site } = useTranslation("site");
  return (
    <>
      <section className="hero">
        <div className="site-width enterprise-hero">
          <div>
            <p className="eyebrow">{site("frame.footer.enterprise")}</p>
            <h1>{t("hero.title")}</h1>
            <p className="hero-lead">{t("hero.lead")}</p>
            <EntryLinks register={t("hero.register")} signIn={t("hero.signIn")} />
            <p className="hero-note">{t("hero.note")}</p>
          </div>
          <div className="enterprise-picture" role="img" aria-label={t("picture.label")}>
            <div aria-hidden="true">
              <PackagePicture />
              <OrderPicture />
            </div>
          </div>
        </div>
      </section>
      <Limits />
      <Care />
      <Comparison />
      <Questions />
      <SiteSection id="closing" title={t("closing.title")} lead={t("closing.text")} className="centred">
        <EntryLinks register={t("closing.register")} signIn={t("closing.signIn")} />
      </SiteSection>
    </>
  );
}

const QUESTIONS = ["price", "order", "upgrade", "mistake", "engineers"] as const;

/** Questions and answers; they open without a script. */
function Questions() {
  const { t } = useTranslation("enterprise", { keyPrefix: "questions" });
  return (
    <SiteSection id="questions" title={t("title")} className="questions">
      <div>
        {QUESTIONS.map((one) => (
          <details key={one}>
            <summary>{t(`${one}.question`)}</summary>
            <p>{t(`${one}.answer`)}</p>
          </details>
        ))}
      </div>
    </SiteSection>
  );
}

const POINTS = ["gate", "callbacks", "exact"] as const;

/** Controls for large accounts: the gate before credentials (4.5), callbacks (4.6), exact amounts. */
function Care() {
  const { t } = useTranslation("enterprise", { keyPrefix: "care" });
  return (
    <SiteSection id="care" title={t("title")} lead={t("lead")}>
      <ul className="care">
        {POINTS.map((point) => (
          <li key={point}>
            <h3>{t(`${point}.title`)}</h3>
            <p>{t(`${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}

const LIMITS = ["wallets", "currencies", "applications"] as const;

/** The three limits of a package, none of which this one has (3.6, 9.4). */
function Limits() {
  const { t } = useTranslation("enterprise", { keyPrefix: "limits" });
  return (
    <SiteSection id="limits" title={t("title")} lead={t("lead")} isSunken>
      <ul className="parts">
        {LIMITS.map((limit) => (
          <li key={limit}>
            <ProductGlyph part={limit} />
            <h3>{t(`${limit}.title`)}</h3>
            <p>{t(`${limit}.text`)}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
