import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { ChevronUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-up";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { RecordBody } from "./RecordBody.tsx";
import { RecordFrame } from "./RecordFrame.tsx";
import type { RecordView } from "./record-view.ts";

/** The record that the address opens, with buttons for the previous and the next one in the list. */
export function RecordPanel<Row, Detail extends Row>(props: {
  view: RecordView<Row, Detail>;
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  code: string;
  isBeside: boolean;
  onOpen: (code: string) => void;
  onClose: () => void;
  onChanged: () => void;
  onReceipt: () => void;
}) {
  const { view, definition, rows, code, isBeside, onOpen, onClose, onChanged, onReceipt } = props;
  const { t } = useTranslation("list");
  const codes = rows.map(definition.codeOf);
  const at = codes.indexOf(code);
  const step = (label: string, icon: ReactElement, to: string | undefined) => (
    <IconButton
      variant="minimal"
      icon={icon}
      label={label}
      isDisabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
    />
  );
  return (
    <RecordFrame
      isBeside={isBeside}
      title={withUntranslated((exact) => view.title(exact(code)))}
      actions={
        <>
          {step(t("record.previous"), <ChevronUpIcon />, at > 0 ? codes[at - 1] : undefined)}
          {step(t("record.next"), <ChevronDownIcon />, at >= 0 ? codes[at + 1] : undefined)}
        </>
      }
      onClose={onClose}
    >
      <RecordBody
        key={code}
        view={view}
        definition={definition}
        row={rows[at]}
        code={code}
        onChanged={onChanged}
        onReceipt={onReceipt}
      />
    </RecordFrame>
  );
}
