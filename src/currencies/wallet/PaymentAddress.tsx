import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Wallet } from "#contracts/currencies/get-user-wallet.ts";
import type { Network } from "#contracts/currencies/network.ts";
import { provideWalletAddress } from "../../app/provide/currencies.ts";
import { useProvided } from "../../app/services.ts";
import { AddressGroups } from "../../shell/chain/AddressGroups.tsx";
import css from "../../shell/chain/address.module.css";
import { QrCode } from "../../shell/chain/QrCode.tsx";
import { CopyButton } from "../../shell/copy/CopyButton.tsx";
import { Notice } from "../../shell/page/Notice.tsx";
import { ProblemText } from "../../shell/page/ProblemText.tsx";
import { Skeleton } from "../../shell/page/Skeleton.tsx";
import { useResource } from "../../shell/resource/use-resource.ts";

/** The merchant's payment address on a network (7.12): in groups to compare, as a QR code, and to copy whole. */
export function PaymentAddress({ network }: { network: Network }) {
  const { t } = useTranslation("chain");
  const { snapshot, value, refresh } = useResource<Wallet>(useProvided(provideWalletAddress), network);
  const { problem } = snapshot.context;
  return (
    <section
      className={css.address}
      aria-label={t("address.title")}
      data-machine="resource"
      data-state={JSON.stringify(snapshot.value)}
    >
      {!value && snapshot.hasTag("busy") && <Skeleton lines={4} label={t("address.loading")} />}
      {!value && problem && (
        <Notice tone="danger" title={t("address.failed")}>
          <p>
            <ProblemText problem={problem} />
          </p>
          <Button size="small" onClick={refresh}>
            {t("address.retry")}
          </Button>
        </Notice>
      )}
      {value && (
        <>
          <QrCode text={value.address} label={t("address.qr")} />
          <div className={css.addressText}>
            <p className={css.label}>{t("address.title")}</p>
            <AddressGroups address={value.address} />
            <CopyButton text={value.address} label={t("address.copy")} showLabel />
            <p className={css.compare}>{t("address.compare")}</p>
          </div>
        </>
      )}
    </section>
  );
}
