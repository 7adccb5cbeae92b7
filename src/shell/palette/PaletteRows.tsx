import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PALETTE_GROUPS, type PaletteEntry } from "#machines/shell/palette-entries.ts";
import { piecesOf } from "./highlight.ts";
import css from "./palette.module.css";

/** The rows below the palette's field, group by group. The focus stays in the field, which names the marked row. */
export function PaletteRows(props: {
  id: string;
  rows: readonly PaletteEntry[];
  marked: PaletteEntry | null;
  query: string;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}) {
  const { id, rows, marked, query, optionId, onPoint, onChoose } = props;
  const { t } = useTranslation("palette");
  const markedId = marked && optionId(marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);
  if (rows.length === 0) return null;

  return (
    <div className={css.rows} id={id} role="listbox" aria-label={t("rows")}>
      {PALETTE_GROUPS.map((group) => {
        const ofGroup = rows.filter((row) => row.group === group);
        if (ofGroup.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, and no <fieldset>.
          <div key={group} role="group" aria-label={t(`group.${group}`)}>
            <div className={css.group} aria-hidden="true">
              {t(`group.${group}`)}
            </div>
            {ofGroup.map((entry) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant).
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose.
              <div
                key={entry.id}
                id={optionId(entry)}
                className={css.row}
                role="option"
                aria-selected={entry === marked}
                onPointerMove={() => {
                  if (entry !== marked) onPoint(entry);
                }}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span className={group === "goTo" || group === "commands" ? css.label : `${css.label} figures`}>
                  {piecesOf(entry.label, query).map(({ text, isNamed, at }) =>
                    isNamed ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                  )}
                </span>
                {entry.detail && <span className={`${css.detail} figures`}>{entry.detail}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
