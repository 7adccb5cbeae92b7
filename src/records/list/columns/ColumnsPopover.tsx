import { Button } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { ChevronUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-up";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ColumnLayout, withColumnMoved, withColumnToggled } from "#machines/shell/column-layout.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import css from "./columns.module.css";

export type ColumnsPopoverProps = AnchoredProps & {
  all: readonly { key: string; title: string }[];
  layout: ColumnLayout;
  /** The columns are as the list has them by itself. */
  isDefault: boolean;
  /** Lays the columns out; null as the list has them by itself. */
  onChange: (layout: ColumnLayout | null) => void;
};

/** Which columns a list shows, and in which order. Each change holds at once, and this device keeps it. */
export function ColumnsPopover({ all, layout: held, isDefault, onChange, ...anchored }: ColumnsPopoverProps) {
  const { t } = useTranslation(["views", "list"]);
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  // What stands in the address changes once the router has followed: what was pressed is shown until then.
  const [pressed, setPressed] = useState<{ layout: ColumnLayout | null; before: ColumnLayout } | null>(null);
  const layout = (pressed?.before === held && pressed.layout) || held;
  const setLayout = (next: ColumnLayout | null) => {
    setPressed({ layout: next, before: held });
    onChange(next);
  };
  const isLast = layout.filter(({ isShown }) => isShown).length === 1;
  const move = (key: string, title: string, by: -1 | 1) => {
    const moved = withColumnMoved(layout, key, by);
    setLayout(moved);
    const place = moved.findIndex((column) => column.key === key) + 1;
    setAnnouncement(t("columns.moved", { column: title, place: format.integer(place) }));
  };
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <div role="dialog" aria-label={t("list:columns")}>
          <fieldset className={css.columns}>
            <legend>{t("list:columns")}</legend>
            <ol>
              {layout.map(({ key, isShown }, at) => {
                const title = all.find((column) => column.key === key)?.title ?? key;
                return (
                  <li key={key}>
                    <label>
                      <input
                        type="checkbox"
                        checked={isShown}
                        disabled={isShown && isLast}
                        onChange={() => setLayout(withColumnToggled(layout, key))}
                      />
                      {title}
                    </label>
                    <MoveButton
                      label={t("columns.up", { column: title })}
                      isUp
                      possible={at > 0}
                      onMove={() => move(key, title, -1)}
                    />
                    <MoveButton
                      label={t("columns.down", { column: title })}
                      possible={at < layout.length - 1}
                      onMove={() => move(key, title, 1)}
                    />
                  </li>
                );
              })}
            </ol>
            <Button variant="minimal" disabled={isDefault} onClick={() => setLayout(null)}>
              {t("columns.reset")}
            </Button>
            <p className="muted">{t("columns.kept")}</p>
            <p className="visually-hidden" role="status">
              {announcement}
            </p>
          </fieldset>
        </div>
      }
    />
  );
}

/** Moves a column. At the end it stays where the focus is, and says that it can do no more. */
function MoveButton(props: { label: string; isUp?: boolean; possible: boolean; onMove: () => void }) {
  const { label, isUp = false, possible, onMove } = props;
  return (
    <Button
      variant="minimal"
      size="small"
      icon={isUp ? <ChevronUpIcon /> : <ChevronDownIcon />}
      aria-label={label}
      title={label}
      aria-disabled={!possible}
      className={possible ? "" : blueprint("disabled")}
      onClick={({ currentTarget }) => {
        if (!possible) return;
        onMove();
        // The row that moves takes its button along, and a browser takes the focus away from what moves.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    />
  );
}
