import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import { useTranslation } from "react-i18next";
import { type Network, tokenProtocolOf } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import css from "./address.module.css";
import { useNetworkName } from "./use-network-name.ts";

/** Warns that money sent on another network or in another token is lost. */
export function NetworkWarning({ network, token }: { network: Network | UnknownEnumValue; token: string }) {
  const { t } = useTranslation("chain");
  const name = useNetworkName();
  const named = { token, network: name(network), protocol: tokenProtocolOf(network) };
  return (
    <div className={css.warning} role="note">
      <WarningSignIcon size={18} aria-hidden="true" />
      <div>
        <strong>{t("warning.title", named)}</strong>
        <p>{t("warning.text")}</p>
      </div>
    </div>
  );
}
