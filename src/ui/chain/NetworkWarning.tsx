import { WarningSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/warning-sign";
import { useTranslation } from "react-i18next";
import { type Network, TOKEN_PROTOCOLS } from "#contracts/currencies/network.ts";
import css from "./address.module.css";

/** Warns whoever is about to send that another network, or another token, loses the money. */
export function NetworkWarning({ network, token }: { network: Network; token: string }) {
  const { t } = useTranslation("chain");
  const named = { token, network: t(`network.${network}`), protocol: TOKEN_PROTOCOLS[network] };
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
