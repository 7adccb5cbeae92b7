import { Button } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import type { Specimen } from "#src/app/kit/specimen.ts";
import { ReceiptDialog } from "#src/records/receipt/ReceiptDialog.tsx";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";

const PAID = {
  code: "ORD20261121000001",
  amount: "299.00",
  currency: "USDT",
  transaction: { hash: "5c3a9f0b7d1e4c2a".repeat(4), network: "TRON" },
} as const;

export const OVERLAYS: readonly Specimen[] = [
  {
    component: ConsoleDialog,
    states: Object.fromEntries(
      (["small", "large", "sheet"] as const).map((size) => [
        size,
        <Opener key={size}>
          {(close) => (
            <ConsoleDialog title="Cancel the order?" size={size} closeLabel="Close" onClose={close}>
              <p>It cannot be paid afterwards.</p>
            </ConsoleDialog>
          )}
        </Opener>,
      ]),
    ),
  },
  {
    component: ReceiptDialog,
    states: Object.fromEntries(
      [PAID, { ...PAID, transaction: null }].map((paid) => [
        paid.transaction ? "paid" : "without a transaction",
        <Opener key={paid.transaction?.hash}>
          {(close) => (
            <ReceiptDialog {...paid} onClose={close}>
              <Fact label="Paid by">Demo Shop · demo@merchant.example</Fact>
            </ReceiptDialog>
          )}
        </Opener>,
      ]),
    ),
  },
  { component: AnchoredPopover, states: { plain: <Popping /> } },
];

/** A button, and what it opens. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Popping() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Open
      </Button>
      {anchor && <AnchoredPopover anchor={anchor} isOpen={isOpen} onClose={close} content={<p>Below its button.</p>} />}
    </>
  );
}
