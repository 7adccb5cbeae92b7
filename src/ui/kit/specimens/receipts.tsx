import { Fact } from "#src/ui/facts/Fact.tsx";
import type { Specimen } from "#src/ui/kit/specimen.ts";
import { Receipt } from "#src/ui/receipt/Receipt.tsx";
import { ReceiptDialog } from "#src/ui/receipt/ReceiptDialog.tsx";
import { RecordReceipt } from "#src/ui/record/RecordReceipt.tsx";
import type { RecordView } from "#src/ui/record/record-view.ts";
import { Opener } from "./overlays.tsx";
import { SAMPLES, type Sample, SOURCE_OF_RECORDS } from "./sample-list.tsx";

const HASH = "5c3a9f0b7d1e4c2a8b6f3d5e7a9c1b0d2f4e6a8c0b2d4f6e8a0c2b4d6f8e0a1c";
const PAID = {
  code: "ORD20261121000001",
  amount: "299.00",
  currency: "USDT",
  transaction: { hash: HASH, network: "TRON" },
} as const;

const nothing = () => undefined;
const facts = <Fact label="Paid by">Demo Shop · demo@merchant.example</Fact>;

const VIEW: RecordView<Sample> = {
  title: (code) => `Order ${code}`,
  logic: SOURCE_OF_RECORDS,
  receipt: {
    isDue: ({ status }) => status === "Paid",
    View: ({ record, onClose }) => (
      <ReceiptDialog {...PAID} amount={record.amount} onClose={onClose}>
        {facts}
      </ReceiptDialog>
    ),
  },
};

export const RECEIPTS: readonly Specimen[] = [
  {
    component: Receipt,
    states: {
      plain: <Receipt {...PAID}>{facts}</Receipt>,
      "without a transaction": (
        <Receipt {...PAID} transaction={null}>
          {facts}
        </Receipt>
      ),
      "as long as can be": (
        <Receipt {...PAID} amount={`${"123456789".repeat(3)}123.123456789012345678`}>
          <Fact label="Product">{"Growth-for-everybody-".repeat(8)}</Fact>
        </Receipt>
      ),
    },
  },
  {
    component: ReceiptDialog,
    states: {
      open: (
        <Opener>
          {(close) => (
            <ReceiptDialog {...PAID} onClose={close}>
              {facts}
            </ReceiptDialog>
          )}
        </Opener>
      ),
    },
  },
  {
    component: RecordReceipt,
    states: {
      open: <Opener>{(close) => <RecordReceipt view={VIEW} code={SAMPLES[0]?.code ?? ""} onClose={close} />}</Opener>,
      "of a record that was not paid": <RecordReceipt view={VIEW} code={SAMPLES[1]?.code ?? ""} onClose={nothing} />,
    },
  },
];
