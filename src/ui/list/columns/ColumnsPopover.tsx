import { Button } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { ChevronUpIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-up";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ColumnLayout, readLayout, withMoved, withToggled, withWidth } from "#machines/shell/column-layout.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { type Anchored, AnchoredPopover } from "#src/ui/popover/AnchoredPopover.tsx";
import { afterPaint } from "#src/ui/progress/after-paint.ts";
import css from "./columns.module.css";

export type ColumnsPopoverProps = Anchored & {
  all: readonly { key: string; title: string }[];
  layout: ColumnLayout;
  /** The columns are as the list has them by itself. */
  isOwn: boolean;
  /** Lays the columns out; null as the list has them by itself. */
  onChange: (layout: ColumnLayout | null) => void;
};

/** Widths by their names, in multiples of the text size (rem). */
const WIDTHS = { narrow: 8, medium: 14, wide: 22 } as const;

/** Which columns a list shows, in which order and how wide. Each change holds at once, and this device keeps it. */
export function ColumnsPopover({ all, layout: held, isOwn, onChange, ...anchored }: ColumnsPopoverProps) {
  const { t } = useTranslation(["views", "list"]);
  const format = useFormat();
  const [told, setTold] = useState("");
  const keys = all.map(({ key }) => key);
  // What was pressed is seen here first, and then the list is drawn with it.
  const [pressed, setPressed] = useState<ColumnLayout | null>(null);
  const layout = pressed ?? held;
  const lay = (next: ColumnLayout | null) => {
    const shown = next ?? readLayout("", keys);
    setPressed(shown);
    afterPaint(() =>
      // Together with the list: where the columns stand in the address, it is drawn when nobody waits for anything else.
      startTransition(() => {
        setPressed((last) => (last === shown ? null : last));
        onChange(next);
      }),
    );
  };
  const isLast = layout.filter(({ isShown }) => isShown).length === 1;
  const move = (key: string, title: string, by: -1 | 1) => {
    const moved = withMoved(layout, key, by);
    lay(moved);
    const place = moved.findIndex((column) => column.key === key) + 1;
    setTold(t("columns.moved", { column: title, place: format.integer(place) }));
  };
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <div role="dialog" aria-label={t("list:columns")}>
          <fieldset className={css.columns}>
            <legend>{t("list:columns")}</legend>
            <ol>
              {layout.map(({ key, isShown, width }, at) => {
                const title = all.find((column) => column.key === key)?.title ?? key;
                return (
                  <li key={key}>
                    <label>
                      <input
                        type="checkbox"
                        checked={isShown}
                        disabled={isShown && isLast}
                        onChange={() => lay(withToggled(layout, key))}
                      />
                      {title}
                    </label>
                    <select
                      className="select"
                      aria-label={t("columns.width", { column: title })}
                      value={width === null ? "auto" : (widthName(width) ?? "byHand")}
                      onChange={({ target }) => lay(withWidth(layout, key, widthOf(target.value)))}
                    >
                      <option value="auto">{t("columns.auto")}</option>
                      {Object.keys(WIDTHS).map((name) => (
                        <option key={name} value={name}>
                          {t(`columns.${name as keyof typeof WIDTHS}`)}
                        </option>
                      ))}
                      {width !== null && !widthName(width) && <option value="byHand">{t("columns.byHand")}</option>}
                    </select>
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
            <Button variant="minimal" disabled={isOwn} onClick={() => lay(null)}>
              {t("columns.reset")}
            </Button>
            <p className="muted">{t("columns.kept")}</p>
            <p className="visually-hidden" role="status">
              {told}
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

function widthName(width: number): string | undefined {
  return Object.entries(WIDTHS).find(([, known]) => known === width)?.[0];
}

function widthOf(name: string): number | null {
  return Object.entries(WIDTHS).find(([known]) => known === name)?.[1] ?? null;
}
