import { useTranslation } from "react-i18next";
import { placed } from "#src/ui/browser/base-path.ts";
import { Levers } from "./Levers.tsx";
import { OrderCard } from "./OrderCard.tsx";
import { StateMap } from "./StateMap.tsx";

const LESSONS = ["difference", "service", "lost"] as const;

/** A payment to try out (2.3): the console's own machine, on a service and a chain that are simulated in the page. */
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
      <section className="site-section site-section-sunken" aria-labelledby="lessons-title">
        <div className="site-width">
          <h2 id="lessons-title">{t("lessons.title")}</h2>
          <ul className="parts">
            {LESSONS.map((lesson) => (
              <li key={lesson}>
                <h3>{t(`lessons.${lesson}.title`)}</h3>
                <p>{t(`lessons.${lesson}.text`)}</p>
              </li>
            ))}
          </ul>
          <div className="hero-actions">
            <a className="site-button site-button-large" href={placed("/order/packages")}>
              {t("lessons.order")}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}
