import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Network, network as networks } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";

/** A network's name in the merchant's language; unknown ones as sent by the service. */
export function useNetworkName(): (network: Network | UnknownEnumValue) => string {
  const { t } = useTranslation("chain");
  return useCallback((network) => enumLabel(networks, network, (known) => t(`network.${known}`)), [t]);
}
