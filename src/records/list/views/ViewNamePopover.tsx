import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedLine } from "#contracts/typed/text.ts";
import { type ListPreferences, MAX_VIEWS, VIEW_NAME_MAX_LENGTH } from "#machines/shell/saved-views.ts";
import { blueprint } from "#src/ui/blueprint.ts";
import { Field } from "#src/ui/form/Field.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import css from "./views.module.css";

type Props = AnchoredProps & {
  title: string;
  /** The present name; "" for a new view. */
  initialName: string;
  preferences: ListPreferences;
  isPossible: (name: string) => boolean;
  onName: (name: string) => void;
};

/** Asks for a view's name, and says why a name is not possible. */
export function ViewNamePopover(props: Props) {
  const { title, initialName, preferences, isPossible, onName, ...anchored } = props;
  const { t } = useTranslation(["views", "shell"]);
  const format = useFormat();
  const [typed, setTyped] = useState(initialName);
  const name = typedLine(typed);
  const isFull = initialName === "" && preferences.views.length >= MAX_VIEWS;
  const isTaken = name !== initialName && preferences.views.some((view) => view.name === name);
  const why = isFull ? t("most", { most: format.integer(MAX_VIEWS) }) : isTaken ? t("taken") : "";
  return (
    <AnchoredPopover
      {...anchored}
      content={
        <div role="dialog" aria-label={title}>
          <form
            className={css.naming}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPossible(name)) return;
              onName(name);
              setTyped("");
              anchored.onClose();
            }}
          >
            <Field label={t("name")} hint={t("kept")} error={why}>
              {(inputProps) => (
                <input
                  {...inputProps}
                  className={blueprint("input")}
                  // biome-ignore lint/a11y/noAutofocus: the popover's only field.
                  autoFocus
                  autoComplete="off"
                  maxLength={VIEW_NAME_MAX_LENGTH}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <Button type="submit" intent="primary" disabled={!isPossible(name)}>
              {t("save")}
            </Button>
          </form>
        </div>
      }
    />
  );
}
