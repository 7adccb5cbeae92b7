import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Network } from "#contracts/currencies/network.ts";
import { provideWalletAddress } from "#src/currencies/provide.ts";
import { useResource } from "#src/records/resource/use-resource.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { refusalName } from "#src/services/problem/refusal-name.ts";
import { useProvided } from "#src/services/services.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import css from "#src/ui/chain/address.module.css";
import { QrCode } from "#src/ui/chain/QrCode.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";

/** The merchant's payment address on a network (7.12): in groups, as a QR code, and with a copy button. */
export function PaymentAddress({ network }: { network: Network }) {
  const { t } = useTranslation(["chain", "shell"]);
  const { snapshot, value, refresh } = useResource(useProvided(provideWalletAddress), network);
  const { problem } = snapshot.context;
  const isFull = refusalName(problem) === "walletLimitReached";
  return (
    <section
      className={css.address}
      aria-label={t("address.title")}
      data-machine="resource"
      data-state={JSON.stringify(snapshot.value)}
    >
      {!value && snapshot.hasTag("busy") && <Skeleton lines={4} label={t("address.loading")} />}
      {!value && problem && (
        <ProblemNotice problem={problem} title={t("address.failed")} onRetry={isFull ? undefined : refresh}>
          {isFull && <Link to="/order/packages">{t("shell:word.chooseAPackage")}</Link>}
        </ProblemNotice>
      )}
      {value && (
        <>
          <QrCode text={value.address} label={t("address.qr")} />
          <div className={css.addressText}>
            <p className={css.label}>{t("address.title")}</p>
            <AddressGroups address={value.address} />
            <CopyButton text={value.address} label={t("address.copy")} showLabel />
            <p className="note">{t("address.compare")}</p>
          </div>
        </>
      )}
    </section>
  );
}
