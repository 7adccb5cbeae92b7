import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shell/format/use-format.ts";
import { BrandMark } from "../../../shell/layout/Brand.tsx";
import { Trend } from "./Trend.tsx";

const ORDERS = [
  { code: "20261121-0042", amount: "297.00", status: "waiting" },
  { code: "20261020-0017", amount: "99.00", status: "paid" },
  { code: "20260918-0009", amount: "99.00", status: "paid" },
  { code: "20260812-0003", amount: "29.00", status: "paid" },
] as const;

/** The console home as an illustration: figures, the trend, the latest orders. */
export function ConsolePicture() {
  const { t } = useTranslation("site", { keyPrefix: "home.picture" });
  const format = useFormat();
  return (
    <div className="picture-console">
      <div className="picture-side">
        <BrandMark />
        {["a", "b", "c", "d", "e", "f"].map((entry, place) => (
          <span key={entry} className={place === 0 ? "picture-entry picture-entry-on" : "picture-entry"} />
        ))}
      </div>
      <div className="picture-body">
        <dl className="picture-figures">
          <div>
            <dt>{t("balance")}</dt>
            <dd>
              {format.decimal("18240.50")} <small>USDT</small>
            </dd>
          </div>
          <div>
            <dt>{t("today")}</dt>
            <dd>
              {format.decimal("1362.75")} <small>USDT</small>
            </dd>
          </div>
          <div>
            <dt>{t("applications")}</dt>
            <dd>{format.integer(4)}</dd>
          </div>
        </dl>
        <Trend />
        <div className="picture-orders">
          <strong>{t("orders")}</strong>
          {ORDERS.map(({ code, amount, status }) => (
            <div key={code} className="picture-order">
              <span className="figures">{code}</span>
              <span className={`picture-tag picture-tag-${status}`}>{t(status)}</span>
              <span className="figures">{format.decimal(amount)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
