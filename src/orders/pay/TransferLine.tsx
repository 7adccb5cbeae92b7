import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Transfer, type TransferKind, transferKind } from "#contracts/orders/order.ts";
import { isKnown } from "#contracts/reader/unknown-enum-value.ts";
import { confirmationsOf } from "#src/ui/chain/confirmations.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";
import css from "./pay.module.css";

const TONES: Record<TransferKind, Tone> = { onTime: "success", late: "danger", wrongNetwork: "danger" };

/** One transfer: its amount, whether it counts, its confirmations and its hash. */
export function TransferLine({ transfer, token }: { transfer: Transfer; token: string }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const name = useNetworkName();
  const { amount, kind, hash, network, seenAt } = transfer;
  return (
    <li className={css.transfer}>
      <div className={css.transferHead}>
        <strong className="figures" translate="no">
          {amount === null ? "–" : format.amount(amount, token)}
        </strong>
        <Tag tone={isKnown(transferKind, kind) ? TONES[kind] : "neutral"}>
          {enumLabel(transferKind, kind, (known) => t(`pay.transfer.${known}`, { network: name(network) }))}
        </Tag>
      </div>
      <Confirmations transfer={transfer} />
      <p className={css.hash}>
        <span className="muted">
          {t("pay.transfer.seenAt")} <DateTime instant={seenAt} />
        </span>
        <TransactionHash hash={hash} network={network} />
      </p>
    </li>
  );
}

function Confirmations({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const id = useId();
  const counted = confirmationsOf(transfer);
  if (!counted) return <p className="muted">{t("pay.transfer.uncounted")}</p>;
  const { seen, required } = counted;
  return (
    <div className={css.confirmations}>
      <span id={id} className="figures">
        {t("pay.transfer.confirmations", {
          seen: format.integer(seen),
          required: format.integer(required),
        })}
      </span>
      <progress aria-labelledby={id} max={required} value={seen} />
    </div>
  );
}
