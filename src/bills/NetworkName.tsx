import type { Network } from "#contracts/currencies/network.ts";
import type { Unforeseen } from "#contracts/reader/unforeseen.ts";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";

/** A chain by its usual name, with the protocol that a token travels by. */
export function NetworkName({ network, protocol }: { network: Network | Unforeseen; protocol: string }) {
  const name = useNetworkName();
  return (
    <>
      {name(network)}
      {protocol && ` (${protocol})`}
    </>
  );
}
