import { useTranslation } from "react-i18next";
import { blank, Filled } from "./Filled.tsx";
import { MOST_TRANSFERS, REQUIRED_CONFIRMATIONS } from "./simulated-order.ts";
import { When } from "./When.tsx";

const PLACES = Array.from({ length: MOST_TRANSFERS }, (_, place) => place);
const HANDLINGS = ["creditedToBalance", "contactSupport"] as const;

/** What the service has seen so far: the sums side by side, and each transfer with its confirmations. */
export function SeenTransfers() {
  const { t } = useTranslation("orders", { keyPrefix: "pay" });
  return (
    <When one="seen" className="demo-seen">
      <dl>
        <Sum label={t("expected")} name="expected" />
        <Sum label={t("received")} name="received" />
        <When one="short" className="demo-sum-short">
          <SumText label={t("missing")} name="remaining" />
        </When>
        <When one="excess" className="demo-sum-excess">
          <SumText label={t("excess")} name="excess" />
        </When>
        <When one="uncounted" className="demo-sum-excess">
          <SumText label={t("uncounted")} name="excess" />
        </When>
      </dl>
      {HANDLINGS.map((handling) => (
        <When key={handling} one={handling} of="p" className="demo-handling">
          <Filled text={t(`excessHandling.${handling}`, { amount: blank("excessAmount") })} />
        </When>
      ))}
      <ul>
        {PLACES.map((place) => (
          <SeenTransfer key={place} place={place} />
        ))}
      </ul>
    </When>
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
  const seen = t("pay.transfer.confirmations", { seen: blank(`seen${place}`), required: REQUIRED_CONFIRMATIONS });
  const id = `demo-transfer-${place}`;
  return (
    <When one={`transfer${place}`} of="li">
      <strong className="figures" translate="no" data-text={`amount${place}`} />
      <When one={`onTime${place}`} of="span" className="demo-tag demo-tag-paid">
        {t("pay.transfer.onTime")}
      </When>
      <When one={`late${place}`} of="span" className="demo-tag demo-tag-failed">
        {t("pay.transfer.late")}
      </When>
      <When one={`wrongNetwork${place}`} of="span" className="demo-tag demo-tag-failed">
        {t("pay.transfer.wrongNetwork", { network: chain("network.ETH") })}
      </When>
      <span id={id} className="demo-confirmations">
        <Filled text={seen} />
      </span>
      <progress aria-labelledby={id} max={REQUIRED_CONFIRMATIONS} value={0} data-value={`seen${place}`} />
    </When>
  );
}
