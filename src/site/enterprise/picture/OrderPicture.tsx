import { useTranslation } from "react-i18next";

/** The order of an upgrade, being confirmed; without a price, which the service sets. */
export function OrderPicture() {
  const { t } = useTranslation("enterprise", { keyPrefix: "picture" });
  return (
    <div className="order-picture">
      <div className="order-picture-head">
        <strong>{t("order")}</strong>
        <span className="site-tag picture-tag tone-warning">{t("confirming")}</span>
      </div>
      <dl>
        <dt>{t("type")}</dt>
        <dd>{t("upgrade")}</dd>
        <dt>{t("term")}</dt>
        <dd>{t("months")}</dd>
        <dt>{t("network")}</dt>
        <dd>TRON · TRC20</dd>
      </dl>
      <span className="picture-bar" />
    </div>
  );
}
