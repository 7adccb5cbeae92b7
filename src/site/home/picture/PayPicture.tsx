import { useTranslation } from "react-i18next";
import { qrPath } from "#src/ui/chain/qr-path.ts";
import { useFormat } from "#src/ui/format/use-format.ts";

/** The QR code's text is no address, so that no money is sent to an illustration. */
const SAYS = "This is a picture, not a payment address.";

/** The pay dialog as an illustration: amount, QR, network, address in groups, confirmations. */
export function PayPicture() {
  const { t } = useTranslation("site", { keyPrefix: "home.picture" });
  const format = useFormat();
  return (
    <div className="picture-pay">
      <div className="picture-pay-head">
        <strong>{t("payTitle")}</strong>
        <span className="figures">
          {t("timeLeft")} <b>24:18</b>
        </span>
      </div>
      <div className="picture-pay-main">
        <ExampleQr />
        <dl>
          <dt>{t("amount")}</dt>
          <dd className="picture-amount" translate="no">
            {format.decimal("242.70")} <small>USDT</small>
            <CopyGlyph />
          </dd>
          <dt>{t("network")}</dt>
          <dd>TRON · TRC20</dd>
        </dl>
      </div>
      <dl>
        <dt>{t("address")}</dt>
        <dd className="picture-address" translate="no">
          TXyz 4mPL 9vQe RkW2 ····
          <CopyGlyph />
        </dd>
      </dl>
      <div className="picture-confirming">
        <span className="picture-pulse" />
        <span>{t("waiting")}</span>
        <span className="figures muted">{t("confirmations", { seen: 14, required: 20 })}</span>
        <span className="picture-bar" />
      </div>
    </div>
  );
}

function CopyGlyph() {
  return (
    <svg className="picture-copy" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <rect x="5.5" y="5.5" width="8" height="8" rx="2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path
        d="M10.5 3.2A1.7 1.7 0 0 0 9 2.5H4.2a1.7 1.7 0 0 0-1.7 1.7V9c0 .6.3 1.2.7 1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  );
}

/** A real QR code, drawn as one path. */
function ExampleQr() {
  const { size, path } = qrPath(SAYS);
  return (
    <svg className="picture-qr" viewBox={`2 2 ${size - 4} ${size - 4}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
