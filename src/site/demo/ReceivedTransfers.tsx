import { useTranslation } from "react-i18next";
import { ShowWhen } from "./ShowWhen.tsx";
import { MAX_TRANSFERS, REQUIRED_CONFIRMATIONS } from "./simulated-order.ts";

const PLACES = Array.from({ length: MAX_TRANSFERS }, (_, place) => place);
/** What can happen to money beyond the price, and the label of its sum. */
const DIFFERENCES = [
  ["overpaid", "excess"],
  ["overpaidUnconfirmed", "excess"],
  ["late", "credited"],
  ["arrived", "credited"],
  ["uncounted", "uncounted"],
] as const;

/** The sums that were received, and each transfer with its confirmations. */
export function ReceivedTransfers() {
  const { t } = useTranslation("orders", { keyPrefix: "pay" });
  return (
    <ShowWhen one="seen" className="demo-seen">
      <dl>
        <Sum label={t("expected")} name="expected" />
        <Sum label={t("received")} name="received" />
        <ShowWhen one="short" className="tone-danger">
          <SumText label={t("missing")} name="remaining" />
        </ShowWhen>
        {DIFFERENCES.map(([kind, label]) => (
          <ShowWhen key={kind} one={kind} className="tone-warning">
            <SumText label={t(label)} name={kind} />
          </ShowWhen>
        ))}
      </dl>
      {DIFFERENCES.map(([kind]) => (
        <ShowWhen key={kind} one={kind} of="p">
          <TextWithPlaceholders text={t(`difference.${kind}`, { amount: placeholder(`${kind}Amount`) })} />
        </ShowWhen>
      ))}
      <ul>
        {PLACES.map((place) => (
          <SeenTransfer key={place} place={place} />
        ))}
      </ul>
    </ShowWhen>
  );
}

function Sum({ label, name }: { label: string; name: string }) {
  return (
    <div>
      <SumText label={label} name={name} />
    </div>
  );
}

function SumText({ label, name }: { label: string; name: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="figures" translate="no" data-text={name} />
    </>
  );
}

function SeenTransfer({ place }: { place: number }) {
  const { t } = useTranslation("orders");
  const { t: chain } = useTranslation("chain");
  const seen = t("pay.transfer.confirmations", { seen: placeholder(`seen${place}`), required: REQUIRED_CONFIRMATIONS });
  const id = `demo-transfer-${place}`;
  return (
    <ShowWhen one={`transfer${place}`} of="li">
      <strong className="figures" translate="no" data-text={`amount${place}`} />
      <ShowWhen one={`onTime${place}`} of="span" className="site-tag tone-success">
        {t("pay.transfer.onTime")}
      </ShowWhen>
      <ShowWhen one={`late${place}`} of="span" className="site-tag tone-danger">
        {t("pay.transfer.late")}
      </ShowWhen>
      <ShowWhen one={`wrongNetwork${place}`} of="span" className="site-tag tone-danger">
        {t("pay.transfer.wrongNetwork", { network: chain("network.ETH") })}
      </ShowWhen>
      <span id={id} className="demo-confirmations">
        <TextWithPlaceholders text={seen} />
      </span>
      <progress aria-labelledby={id} max={REQUIRED_CONFIRMATIONS} value={0} data-value={`seen${place}`} />
    </ShowWhen>
  );
}

/** The marks around a placeholder's name in a translated text. */
const MARK = "\u0001";

function placeholder(name: string): string {
  return `${MARK}${name}${MARK}`;
}

/** A text with elements that the demo's script fills by name. */
function TextWithPlaceholders({ text }: { text: string }) {
  return text
    .split(MARK)
    .map((part, place) =>
      place % 2 === 1 ? <span key={part} className="figures" translate="no" data-text={part} /> : part,
    );
}
