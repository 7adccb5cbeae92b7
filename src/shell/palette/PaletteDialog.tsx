import { Dialog, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons/lib/esm/generated/components/search";
import { useActorRef, useSelector } from "@xstate/react";
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { highlightedEntry, type PaletteActor } from "#machines/shell/palette.ts";
import { type PaletteEntry, paletteRows } from "#machines/shell/palette-entries.ts";
import { useProvided, useServices } from "#src/services/services.ts";
import { areSingleKeysOn } from "#src/services/single-key-shortcuts.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { isPressed } from "#src/ui/keyboard/shortcuts.ts";
import { useWhenDone } from "#src/ui/machine/use-when-done.ts";
import "#src/ui/theme/overlays.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { optionId, PaletteRows } from "./PaletteRows.tsx";
import { PaletteStatus } from "./PaletteStatus.tsx";
import css from "./palette.module.css";
import { providePalette } from "./provide.ts";
import { type CommandDialogs, KEYBOARD_COMMAND, usePaletteEntries } from "./use-palette-entries.ts";

/** Enough for a hash with the link or sentence around it. */
const LONGEST_QUERY = 1000;

export type PaletteDialogProps = CommandDialogs & {
  onClose: () => void;
  /** Called when the palette is done, with a function that runs the chosen entry. */
  onChosen: (run: () => void) => void;
  /** Returns the text typed while the palette loaded, and stops buffering. */
  takeTypedText: () => string;
  /** Returns the text whose paste opened the palette; "" for none. */
  takePastedText: () => string;
};

/** The command palette: a field with its matching screens, commands and records. */
export function PaletteDialog({ onClose, onChosen, takeTypedText, takePastedText, ...dialogs }: PaletteDialogProps) {
  const { entries, runEntry } = usePaletteEntries(dialogs);
  const chosen = useRef<PaletteEntry | null>(null);
  const provided = useProvided(providePalette);
  const logic = useMemo(
    () =>
      provided.provide({
        actions: {
          runEntry: (_, entry) => {
            chosen.current = entry;
          },
        },
      }),
    [provided],
  );
  const actor = useActorRef(logic, { input: { entries }, ...inspectOption() });
  const titleId = useId();
  useFocusReturn();

  useWhenDone(actor, () => {
    const entry = chosen.current;
    if (entry) onChosen(() => runEntry(entry));
    else onClose();
  });

  return (
    <Dialog
      isOpen
      aria-labelledby={titleId}
      className={css.palette ?? ""}
      onClose={() => actor.send({ type: "DISMISSED" })}
    >
      <Palette actor={actor} titleId={titleId} takeTypedText={takeTypedText} takePastedText={takePastedText} />
    </Dialog>
  );
}

function Palette(
  props: Pick<PaletteDialogProps, "takeTypedText" | "takePastedText"> & { actor: PaletteActor; titleId: string },
) {
  const { actor, titleId, takeTypedText, takePastedText } = props;
  const { t } = useTranslation("palette");
  // The final snapshot is not rendered: the dialog closes.
  const snapshot = useSelector(
    actor,
    (current) => current,
    (before, now) => before === now || now.status === "done",
  );
  const { query } = snapshot.context;
  const rows = paletteRows(snapshot.context);
  const marked = highlightedEntry(snapshot.context);
  const id = useId();

  const { navigation } = useServices();
  const leadsTo = marked?.leadsTo;
  useEffect(() => {
    if (leadsTo) navigation.expect(leadsTo);
  }, [navigation, leadsTo]);

  const focused = () => {
    const pasted = takePastedText();
    if (pasted !== "") actor.send({ type: "PASTED", query: pasted.slice(0, LONGEST_QUERY) });
    const typed = takeTypedText();
    if (typed !== "") actor.send({ type: "TYPED", query: query + pasted + typed });
  };
  const typed = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
    actor.send({ type: isPasted ? "PASTED" : "TYPED", query: target.value });
  };
  const pressed = (event: KeyboardEvent) => {
    const press = event.nativeEvent;
    if (isPressed("nextRow", press)) actor.send({ type: "HIGHLIGHT_MOVED", to: "next" });
    else if (isPressed("previousRow", press)) actor.send({ type: "HIGHLIGHT_MOVED", to: "previous" });
    else if (isPressed("chooseRow", press)) actor.send({ type: "CHOSEN" });
    else if (query === "" && areSingleKeysOn() && isPressed("openKeyboardMap", press))
      actor.send({ type: "ROW_CHOSEN", id: KEYBOARD_COMMAND });
    else return;
    event.preventDefault();
  };

  return (
    <div className="stack" data-machine="palette" data-state={JSON.stringify(snapshot.value)}>
      <h2 className="visually-hidden" id={titleId}>
        {t("label")}
      </h2>
      <div className={css.field}>
        <SearchIcon aria-hidden="true" />
        <InputGroup
          autoFocus
          role="combobox"
          aria-label={t("label")}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? id : undefined}
          aria-activedescendant={marked ? optionId(id, marked) : undefined}
          placeholder={t("placeholder")}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_QUERY}
          value={query}
          onFocus={focused}
          onChange={typed}
          onKeyDown={pressed}
        />
        <kbd>Esc</kbd>
      </div>
      <PaletteRows id={id} actor={actor} snapshot={snapshot} />
      <PaletteStatus actor={actor} snapshot={snapshot} />
    </div>
  );
}
