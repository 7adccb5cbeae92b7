import { Button } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { ChevronUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-up";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { ListDefinition } from "#src/records/list/list-definition.ts";
import { blueprint } from "#src/ui/blueprint.ts";
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
  const steps = (
    <>
      <StepButton
        icon={<ChevronUpIcon />}
        label={t("record.previous")}
        to={at > 0 ? codes[at - 1] : undefined}
        onOpen={onOpen}
      />
      <StepButton
        icon={<ChevronDownIcon />}
        label={t("record.next")}
        to={at >= 0 ? codes[at + 1] : undefined}
        onOpen={onOpen}
      />
    </>
  );
  return (
    <RecordFrame
      isBeside={isBeside}
      title={withUntranslated((exact) => view.title(exact(code)))}
      actions={steps}
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

/** Opens another record of the page. At either end it is disabled, but keeps the focus. */
function StepButton(props: {
  icon: ReactElement;
  label: string;
  to: string | undefined;
  onOpen: (code: string) => void;
}) {
  const { icon, label, to, onOpen } = props;
  return (
    <Button
      variant="minimal"
      icon={icon}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      className={to === undefined ? blueprint("disabled") : ""}
      onClick={() => to !== undefined && onOpen(to)}
    />
  );
}
