import { type ReactElement, useEffect } from "react";
import { useResource } from "#src/records/resource/use-resource.ts";
import type { RecordView } from "./record-view.ts";

/**
 * The receipt that the address opens. It closes if there is none, since the record failed to load or was not paid; the
 * record says why.
 */
export function RecordReceipt<Row, Detail extends Row>(props: {
  view: RecordView<Row, Detail>;
  code: string;
  onClose: () => void;
}): ReactElement | null {
  const { view, code, onClose } = props;
  const { snapshot, value: record } = useResource(view.logic, code);
  const isDue = record !== null && view.receipt?.isDue(record) === true;
  const isNone = !snapshot.hasTag("busy") && !isDue;
  useEffect(() => {
    if (isNone) onClose();
  });
  if (!view.receipt || !isDue) return null;
  return <view.receipt.View record={record} onClose={onClose} />;
}
