import { type ReactNode, use, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Network } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import { explorerAddress } from "#src/ui/chain/explorer-address.ts";
import { QrCode } from "#src/ui/chain/QrCode.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { UiContext } from "#src/ui/ui-context.ts";
import css from "./receipt.module.css";

/** `amount` in the receipt's currency; null if it is unreadable. */
type ReceiptTransaction = { hash: string; network: Network | UnknownEnumValue; amount: string | null };

export type ReceiptProps = {
  /** The record's code. */
  code: string;
  /** A decimal string. */
  amount: string;
  currency: string;
  /** All on one network; empty where the service names none. */
  transactions: readonly ReceiptTransaction[];
  /** `Fact`s: who paid whom, for what and when. */
  children: ReactNode;
};

/** A receipt on one printed page: dark on light in both themes, with a QR code of the address of its only transaction. */
export function Receipt({ code, amount, currency, transactions, children }: ReceiptProps) {
  const { t } = useTranslation("receipt");
  const format = useFormat();
  const name = useNetworkName();
  const id = useId();
  const { explorers } = use(UiContext);
  const [first] = transactions;
  const isOne = transactions.length === 1;
  const address = first && isOne ? explorerAddress(explorers, first.network, first.hash) : null;
  // Hashes may be empty, so the index is part of the key. Without a hash, a single transaction has nothing to list.
  const lines = transactions.map((transaction, index) => ({ ...transaction, key: `${transaction.hash} ${index}` }));
  const named = lines.filter(({ hash }) => hash !== "" || !isOne);
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
        {first && <Fact label={t("network")}>{name(first.network)}</Fact>}
        {named.map(({ key, hash, amount: part }) => (
          <Fact key={key} label={t("hash")}>
            {!isOne && part !== null && (
              <p>
                <Money amount={part} currency={currency} />
              </p>
            )}
            {hash !== "" && <AddressGroups address={hash} small />}
          </Fact>
        ))}
      </dl>
      <footer>{t("issued", { time: format.dateTime(now) })}</footer>
    </article>
  );
}
