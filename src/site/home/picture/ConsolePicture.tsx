import { useTranslation } from "react-i18next";
import { BrandMark } from "#src/ui/brand/Brand.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";

/** Sample codes, amounts and words in the console's format. */
const ORDERS = [
  { code: "2026112148213907", amount: "242.70", status: "waiting", tone: "warning" },
  { code: "2026102103958124", amount: "89.90", status: "paid", tone: "success" },
  { code: "2026092160274418", amount: "89.90", status: "paid", tone: "success" },
  { code: "2026082119450736", amount: "29.90", status: "paid", tone: "success" },
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
            <dd translate="no">
              {format.decimal("18240.50")} <small>USDT</small>
            </dd>
          </div>
          <div>
            <dt>{t("today")}</dt>
            <dd translate="no">
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
          {ORDERS.map(({ code, amount, status, tone }) => (
            <div key={code} className="picture-order">
              <span className="figures" translate="no">
                {code}
              </span>
              <span className={`site-tag picture-tag tone-${tone}`}>{t(status)}</span>
              <span className="figures" translate="no">
                {format.decimal(amount)}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A rising line chart, as in the console. */
function Trend() {
  const line =
    "M0 92 C30 88 44 70 74 74 S120 96 148 78 S196 40 224 48 S270 74 300 60 S352 22 380 30 S430 46 460 24 S500 12 520 10";
  return (
    <svg className="picture-trend" viewBox="0 0 520 120" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="trend-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 30H520M0 60H520M0 90H520" stroke="var(--line)" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={`${line} V120 H0 Z`} fill="url(#trend-fill)" />
      <path d={line} fill="none" stroke="var(--accent)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
