import { Button, Checkbox } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { ChevronUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-up";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ColumnLayout, withColumnMoved, withColumnToggled } from "#machines/shell/column-layout.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import css from "./columns.module.css";

type Props = AnchoredProps & {
  all: readonly { key: string; title: string }[];
  layout: ColumnLayout;
  isDefault: boolean;
  /** @param layout null for the list's default. */
  onChange: (layout: ColumnLayout | null) => void;
};

/** Chooses a list's columns and their order. Each change applies at once and is stored on the device. */
export function ColumnsPopover({ all, layout: held, isDefault, onChange, ...anchored }: Props) {
  const { t } = useTranslation(["views", "list"]);
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  const dialog = useRef<HTMLDivElement>(null);
  // A layout in the address changes only after a navigation; until then the pressed one is shown.
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
        <div ref={dialog} tabIndex={-1} role="dialog" aria-label={t("list:columns")}>
          <fieldset className={css.columns}>
            <legend>{t("list:columns")}</legend>
            <ol>
              {layout.map(({ key, isShown }, at) => {
                const title = all.find((column) => column.key === key)?.title ?? key;
                return (
                  <li key={key}>
                    <Checkbox
                      aria-label={title}
                      checked={isShown}
                      disabled={isShown && isLast}
                      onChange={() => setLayout(withColumnToggled(layout, key))}
                    >
                      {/* Read out once, with the box. */}
                      <span aria-hidden="true">{title}</span>
                    </Checkbox>
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
            <Button
              variant="minimal"
              disabled={isDefault}
              onClick={() => {
                // A disabled button loses the focus.
                dialog.current?.focus();
                setLayout(null);
              }}
            >
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

/** Moves a column. */
function MoveButton(props: { label: string; isUp?: boolean; possible: boolean; onMove: () => void }) {
  const { label, isUp = false, possible, onMove } = props;
  return (
    <IconButton
      variant="minimal"
      size="small"
      icon={isUp ? <ChevronUpIcon /> : <ChevronDownIcon />}
      label={label}
      isDisabled={!possible}
      onClick={({ currentTarget }) => {
        onMove();
        // The browser blurs a button whose row moves in the DOM.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    />
  );
}
