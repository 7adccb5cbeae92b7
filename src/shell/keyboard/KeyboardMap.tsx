import { Checkbox } from "@blueprintjs/core";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { switchSingleKeys, useSingleKeys } from "#src/services/single-key-shortcuts.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import dialog from "#src/ui/dialog/dialog.module.css";
import { Keys } from "#src/ui/keyboard/Keys.tsx";
import css from "#src/ui/keyboard/keyboard.module.css";
import { SHORTCUTS, type Shortcut, type ShortcutScope, type Stroke } from "#src/ui/keyboard/shortcuts.ts";

const SCOPES: readonly ShortcutScope[] = ["anywhere", "palette", "sheet", "tabs"];

/** Lists every shortcut by where it works. */
export function KeyboardMap({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("palette");
  const singleKeys = useSingleKeys();
  return (
    <ConsoleDialog title={t("keyboard.title")} closeLabel={t("keyboard.close")} onClose={onClose}>
      <div className={dialog.body}>
        <div className={css.places}>
          {SCOPES.map((scope) => (
            <section key={scope}>
              <h3>{t(`keyboard.place.${scope}`)}</h3>
              <dl className={css.shortcuts}>
                {shortcutsIn(scope).map((shortcut) => (
                  <div key={shortcut}>
                    <dt>{t(`keyboard.does.${shortcut}`)}</dt>
                    <dd>
                      <Strokes strokes={SHORTCUTS[shortcut].strokes} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div>
          <Checkbox checked={singleKeys} onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}>
            {t("keyboard.signs")}
          </Checkbox>
          <p className={`muted ${css.hint}`}>{t("keyboard.signsHint")}</p>
        </div>
      </div>
    </ConsoleDialog>
  );
}

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  const { t } = useTranslation("palette");
  return strokes.map((stroke, at) => (
    <Fragment key={stroke.key}>
      {at > 0 && <span className="muted">{strokes.length > 2 ? " " : ` ${t("keyboard.or")} `}</span>}
      <Keys stroke={stroke} />
    </Fragment>
  ));
}

function shortcutsIn(scope: ShortcutScope) {
  return Object.keys(SHORTCUTS)
    .filter((name): name is Shortcut => name in SHORTCUTS)
    .filter((shortcut) => SHORTCUTS[shortcut].scope === scope);
}
