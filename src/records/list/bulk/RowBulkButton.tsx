import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import type { RowBulk } from "./use-bulk.ts";

/** Does with one row what the list offers to do with several. */
export function RowBulkButton<Row>({ bulk, row, code }: { bulk: RowBulk<Row>; row: Row; code: string }) {
  const { offer, run } = bulk;
  const { items, ends } = run.context;
  const isBusy = run.hasTag("busy");
  const isMine = items.some((item) => item.code === code) && ends.every((end) => end.code !== code);
  return (
    <BusyButton
      size="small"
      variant="minimal"
      aria-label={offer.labelOf(offer.nameOf(row))}
      aria-disabled={isBusy}
      busy={isBusy && isMine}
      onClick={() => bulk.startRow(row)}
    >
      {offer.label}
    </BusyButton>
  );
}
