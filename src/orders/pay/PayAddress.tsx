import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import type { Wallet } from "#contracts/currencies/get-user-wallet.ts";
import type { Network } from "#contracts/currencies/network.ts";
import { provideWalletAddress } from "../../app/provide/currencies.ts";
import { useProvided } from "../../app/services.ts";
import { CopyButton } from "../../shell/copy/CopyButton.tsx";
import { Notice } from "../../shell/page/Notice.tsx";
import { Skeleton } from "../../shell/page/Skeleton.tsx";
import { useResource } from "../../shell/resource/use-resource.ts";
import { RefusalText } from "../RefusalText.tsx";
import { addressGroups } from "./address-groups.ts";
import css from "./pay.module.css";
import { QrCode } from "./QrCode.tsx";

/** The address to pay to (7.12): in groups to compare, as a QR code, and to copy whole. */
export function PayAddress({ network }: { network: Network }) {
  const { t } = useTranslation("orders");
  const { snapshot, value, refresh } = useResource<Wallet>(useProvided(provideWalletAddress), network);
  const { problem } = snapshot.context;
  return (
    <section
      className={css.address}
      aria-label={t("pay.address")}
      data-machine="resource"
      data-state={JSON.stringify(snapshot.value)}
    >
      {!value && snapshot.hasTag("busy") && <Skeleton lines={4} label={t("pay.addressLoading")} />}
      {!value && problem && (
        <Notice tone="danger" title={t("pay.addressFailed")}>
          <p>
            <RefusalText problem={problem} />
          </p>
          <Button size="small" onClick={refresh}>
            {t("pay.retry")}
          </Button>
        </Notice>
      )}
      {value && (
        <>
          <QrCode text={value.address} label={t("pay.qr")} />
          <div className={css.addressText}>
            <h3 className={css.label}>{t("pay.address")}</h3>
            <code className={css.groups}>
              {addressGroups(value.address).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move.
                <span key={index}>{group}</span>
              ))}
            </code>
            <CopyButton text={value.address} label={t("pay.copyAddress")} showLabel />
            <p className={css.compare}>{t("pay.compare")}</p>
          </div>
        </>
      )}
    </section>
  );
}
