import { useTranslation } from "react-i18next";
import type { Network } from "#contracts/currencies/network.ts";

/** A chain by its usual name, with the protocol that a token travels by. */
export function NetworkName({ network, protocol }: { network: Network; protocol: string | null }) {
  const { t } = useTranslation("chain");
  return (
    <>
      {t(`network.${network}`)}
      {protocol && ` (${protocol})`}
    </>
  );
}
