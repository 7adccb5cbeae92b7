import { useTranslation } from "react-i18next";

const PLACES = ["pending", "waiting", "paid", "cancelled", "failed"] as const;

/** Where the order is among all that it can become (4.4), and what the machine heard on the way there. */
export function StateMap() {
  const { t } = useTranslation("demo", { keyPrefix: "map" });
  const { t: orders } = useTranslation("orders");
  return (
    <div className="demo-map">
      <div>
        <h2>{t("title")}</h2>
        <ul className="demo-places">
          {PLACES.map((place) => (
            <li key={place} data-place={place} aria-current={place === "pending" ? "step" : undefined}>
              {orders(`status.${place}`)}
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
