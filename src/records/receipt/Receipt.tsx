import { type ReactNode, use, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Network } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import { explorerAddress } from "#src/ui/chain/explorer-address.ts";
import { QrCode } from "#src/ui/chain/QrCode.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { UiContext } from "#src/ui/ui-context.ts";
import css from "./receipt.module.css";

export type ReceiptProps = {
  /** The record's code. */
  code: string;
  /** A decimal string. */
  amount: string;
  currency: string;
  /** Null where the service names none. */
  transaction: { hash: string; network: Network | UnknownEnumValue } | null;
  /** `Fact`s: who paid whom, for what and when. */
  children: ReactNode;
};

/** A receipt on one printed page: dark on light in both themes, with a QR code of the transaction's address. */
export function Receipt({ code, amount, currency, transaction, children }: ReceiptProps) {
  const { t } = useTranslation("receipt");
  const format = useFormat();
  const name = useNetworkName();
  const id = useId();
  const { explorers } = use(UiContext);
  const address = transaction && explorerAddress(explorers, transaction.network, transaction.hash);
  const [now] = useState(() => new Date().toISOString());
  return (
    <article className={css.paper} data-printed="" aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <h3 id={id}>{t("title")}</h3>
          <p className="figures" translate="no">
            {code}
          </p>
        </div>
        {address && (
          <figure className={css.explorer}>
            <QrCode text={address} label={t("qr")} />
            <figcaption>{t("scan", { host: new URL(address).host })}</figcaption>
          </figure>
        )}
      </header>
      <p className={css.amount}>
        <span>{t("amount")}</span>{" "}
        <strong className="figures" translate="no">
          {format.amount(amount, currency)}
        </strong>
      </p>
      <dl className={css.facts}>
        {children}
        {transaction && <Fact label={t("network")}>{name(transaction.network)}</Fact>}
        {transaction?.hash && (
          <Fact label={t("hash")}>
            <AddressGroups address={transaction.hash} small />
          </Fact>
        )}
      </dl>
      <footer>{t("issued", { time: format.dateTime(now) })}</footer>
    </article>
  );
}
