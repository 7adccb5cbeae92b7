import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { highlightedEntry, type PaletteActor, type PaletteSnapshot } from "#machines/shell/palette.ts";
import { PALETTE_GROUPS, type PaletteEntry, paletteRows, statusSentence } from "#machines/shell/palette-entries.ts";
import { highlightParts } from "./highlight.ts";
import css from "./palette.module.css";

/** The element id of an entry. */
export const optionId = (listId: string, entry: PaletteEntry) => `${listId}${entry.id}`;

/** The rows below the palette's field, by group. The focus stays in the field (aria-activedescendant). */
export function PaletteRows(props: { id: string; actor: PaletteActor; snapshot: PaletteSnapshot }) {
  const { id, actor, snapshot } = props;
  const { t } = useTranslation("palette");
  const { query } = snapshot.context;
  const rows = paletteRows(snapshot.context);
  const marked = highlightedEntry(snapshot.context);
  const markedId = marked && optionId(id, marked);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: "nearest" });
  }, [markedId]);
  if (rows.length === 0) return null;

  const answer = statusSentence(snapshot.context.found, query);
  return (
    <>
      {answer && (
        <p className={`${css.answer} figures`} translate="no">
          {answer}
        </p>
      )}
      <div className={css.rows} id={id} role="listbox" aria-label={t("rows")}>
        {PALETTE_GROUPS.map((group) => {
          const ofGroup = rows.filter((row) => row.group === group);
          if (ofGroup.length === 0) return null;
          const isOfRecords = group !== "goTo" && group !== "commands";
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, and no <fieldset>.
            <div key={group} role="group" aria-label={t(`group.${group}`)}>
              <div className={css.group} aria-hidden="true">
                {t(`group.${group}`)}
              </div>
              {ofGroup.map((entry) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field (aria-activedescendant).
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
                <div
                  key={entry.id}
                  id={optionId(id, entry)}
                  className={css.row}
                  role="option"
                  aria-selected={entry === marked}
                  onPointerMove={() => {
                    // The snapshot may be newer than the rendered one.
                    if (entry.id !== highlightedEntry(actor.getSnapshot().context)?.id)
                      actor.send({ type: "ROW_HIGHLIGHTED", id: entry.id });
                  }}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => actor.send({ type: "ROW_CHOSEN", id: entry.id })}
                >
                  <span
                    className={isOfRecords ? `${css.label} figures` : css.label}
                    translate={isOfRecords ? "no" : undefined}
                  >
                    {highlightParts(entry.label, query).map(({ text, isMatch, at }) =>
                      isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                    )}
                  </span>
                  {entry.detail && (
                    <span className={`${css.detail} figures`} translate="no">
                      {entry.detail}
                    </span>
                  )}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}
