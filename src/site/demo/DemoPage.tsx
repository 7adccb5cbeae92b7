import { useTranslation } from "react-i18next";
import { SiteSection } from "#src/site/frame/SiteSection.tsx";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { OrderCard } from "./OrderCard.tsx";
import { AMOUNT_ERROR, decimal, SIMULATED_EVENTS } from "./simulated-order.ts";

const LESSONS = ["difference", "service", "lost"] as const;

/** The payment demo (2.3): the console's own machine with a service and a chain that are simulated in the page. */
export function DemoPage() {
  const { t } = useTranslation("demo");
  return (
    <>
      <section className="hero demo-hero">
        <div className="site-width">
          <p className="eyebrow">{t("hero.eyebrow")}</p>
          <h1>{t("hero.title")}</h1>
          <p className="hero-lead">{t("hero.lead")}</p>
        </div>
      </section>
      <section className="demo-stage" aria-label={t("stage")} data-demo data-machine="orderPayment">
        <div className="site-width">
          <Levers />
          <OrderCard />
          <StateMap />
        </div>
      </section>
      <SiteSection id="lessons" title={t("lessons.title")} isSunken>
        <ul className="parts">
          {LESSONS.map((lesson) => (
            <li key={lesson}>
              <h3>{t(`lessons.${lesson}.title`)}</h3>
              <p>{t(`lessons.${lesson}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className="hero-actions">
          <a className="site-button site-button-large" href={withBasePath("/order/packages")}>
            {t("lessons.order")}
          </a>
        </div>
      </SiteSection>
    </>
  );
}

/** Controls for payments, the chain and the clock. */
function Levers() {
  const { t } = useTranslation("demo", { keyPrefix: "levers" });
  const amount = useFormat().amount(decimal(AMOUNT_ERROR), "USDT");
  return (
    <div className="demo-levers">
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      <ul>
        {SIMULATED_EVENTS.map((happening) => (
          <li key={happening}>
            <button type="button" data-happening={happening} aria-disabled="true">
              <strong>{withUntranslated((exact) => t(`${happening}.title`, { amount: exact(amount) }))}</strong>
              <span>{t(`${happening}.text`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="site-button site-button-quiet" data-again aria-disabled="true">
        {t("again")}
      </button>
    </div>
  );
}

const PLACES = ["pending", "waiting", "paid", "cancelled", "failed"] as const;

/** The machine's states with the current one marked (4.4), and the log of its events. */
function StateMap() {
  const { t } = useTranslation("demo", { keyPrefix: "map" });
  const { t: chain } = useTranslation("chain");
  return (
    <div className="demo-map">
      <div>
        <h2>{t("title")}</h2>
        <ul className="demo-places">
          {PLACES.map((place) => (
            <li key={place} data-place={place} aria-current={place === "pending" ? "step" : undefined}>
              {chain(`orderStatus.${place}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="demo-machine">
        <h2>{t("machine")}</h2>
        <p className="demo-regions" data-regions />
        <ol aria-label={t("heard")} data-heard />
      </div>
    </div>
  );
}
