import { useState } from "react";
import type { Network } from "#contracts/currencies/network.ts";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import { CopyableText } from "#src/ui/chain/CopyableText.tsx";
import { NetworkChoice } from "#src/ui/chain/NetworkChoice.tsx";
import { NetworkWarning } from "#src/ui/chain/NetworkWarning.tsx";
import { QrCode } from "#src/ui/chain/QrCode.tsx";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { UiContext } from "#src/ui/ui-context.ts";

const ADDRESS = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const HASH = "5c3a6f1e9b7d2048a1c4e8f0b6d92735c3a6f1e9b7d2048a1c4e8f0b6d927351";
const WITH_EXPLORER = {
  connection: "online",
  explorers: { TRON: "https://tronscan.org/#/transaction/{hash}" },
} as const;

export const CHAIN: readonly Specimen[] = [
  {
    component: AddressGroups,
    states: { large: <AddressGroups address={ADDRESS} />, small: <AddressGroups address={ADDRESS} small /> },
  },
  { component: CopyableText, states: { plain: <CopyableText text={ADDRESS} copyLabel="Copy the address" /> } },
  {
    component: TransactionHash,
    states: {
      whole: <TransactionHash hash={HASH} network="TRON" />,
      "for a cell": <TransactionHash hash={HASH} network="TRON" isShort />,
      "with an explorer": (
        <UiContext value={WITH_EXPLORER}>
          <TransactionHash hash={HASH} network="TRON" isShort />
        </UiContext>
      ),
    },
  },
  { component: QrCode, states: { plain: <QrCode text={ADDRESS} label="The address as a QR code" /> } },
  {
    component: NetworkWarning,
    states: {
      TRON: <NetworkWarning network="TRON" token="USDT" />,
      Ethereum: <NetworkWarning network="ETH" token="USDT" />,
    },
  },
  { component: NetworkChoice, states: { "with a hint": <Chosen />, disabled: <Chosen disabled /> } },
];

function Chosen({ disabled = false }: { disabled?: boolean }) {
  const [network, choose] = useState<Network>("TRON");
  return (
    <NetworkChoice
      legend="Network"
      hint={disabled ? undefined : "Fees differ a lot."}
      chosen={network}
      disabled={disabled}
      onChoose={choose}
    />
  );
}
