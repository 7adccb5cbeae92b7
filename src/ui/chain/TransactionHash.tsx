import { ShareIcon } from "@blueprintjs/icons/lib/esm/generated/components/share";
import { use } from "react";
import { useTranslation } from "react-i18next";
import type { Network } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { UiContext } from "#src/ui/ui-context.ts";
import { AddressGroups } from "./AddressGroups.tsx";
import css from "./chain.module.css";
import { explorerAddress } from "./explorer-address.ts";
import { useNetworkName } from "./use-network-name.ts";

/** Characters shown at each end. */
const END = 8;

/**
 * A transaction's hash with a copy button and a link to the network's explorer, where one is configured; a dash for "".
 * @param props.isShort shows only both ends, for a table's cell.
 */
export function TransactionHash(props: { hash: string; network: Network | UnknownEnumValue; isShort?: boolean }) {
  const { hash, network, isShort } = props;
  const { t } = useTranslation("chain");
  const name = useNetworkName();
  const address = explorerAddress(use(UiContext).explorers, network, hash);
  if (hash === "") return <span className="muted">–</span>;
  return (
    <span className={css.long}>
      {isShort ? <TruncatedText text={hash} /> : <AddressGroups address={hash} small />}
      <CopyButton text={hash} label={t("copyHash")} />
      {address && (
        <a
          className={blueprint("button", "minimal")}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("explore", { network: name(network) })}
          title={t("explore", { network: name(network) })}
        >
          <ShareIcon tagName={null} aria-hidden />
        </a>
      )}
    </span>
  );
}

/**
 * A hash with its middle hidden by CSS, so that copying selects all of it; the title and print show it whole.
 */
function TruncatedText({ text }: { text: string }) {
  const isLong = text.length > 2 * END + 3;
  return (
    <code className={css.short} title={text} translate="no" dir="ltr">
      {isLong ? (
        <>
          {text.slice(0, END)}
          <span className={css.middle}>{text.slice(END, -END)}</span>
          {text.slice(-END)}
        </>
      ) : (
        text
      )}
    </code>
  );
}
