import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { typedSearch } from "#contracts/typed/search.ts";
import type { PaletteActor, PaletteSnapshot } from "#machines/shell/palette.ts";
import { paletteRows, statusSentence } from "#machines/shell/palette-entries.ts";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { Keys } from "#src/ui/keyboard/Keys.tsx";
import { SHORTCUTS } from "#src/ui/keyboard/shortcuts.ts";
import css from "./palette.module.css";

/** The search's outcome (nothing found, failed, or the number of rows), announced to screen readers, and key hints. */
export function PaletteStatus(props: { actor: PaletteActor; snapshot: PaletteSnapshot }) {
  const { actor, snapshot } = props;
  const { t } = useTranslation(["palette", "shell"]);
  const { query, problem } = snapshot.context;
  const rows = paletteRows(snapshot.context).length;
  const isBusy = snapshot.hasTag("busy");
  const hasNothing = rows === 0 && !isBusy && !snapshot.matches("failed");
  const answer = statusSentence(snapshot.context.found, query);
  return (
    <>
      {rows === 0 && (
        <div className={css.nothing}>
          {hasNothing && (
            <>
              <strong>{t("nothing", { query: typedSearch(query) })}</strong>
              <p className="muted">{t("nothingText")}</p>
            </>
          )}
          {isBusy && <p className="muted">{t("searching")}</p>}
        </div>
      )}
      {snapshot.matches("failed") && (
        <div className={css.failed}>
          <span>
            {t("failed")} {problem && <ProblemText problem={problem} />}
          </span>
          <Button size="small" onClick={() => actor.send({ type: "RETRIED" })}>
            {t("shell:error.retry")}
          </Button>
        </div>
      )}
      <div className={css.foot}>
        <Hint shortcut="previousRow" />
        <Hint shortcut="nextRow" text={t("hint.move")} />
        <Hint shortcut="chooseRow" text={t("hint.choose")} />
        <Hint shortcut="openKeyboardMap" text={t("hint.keys")} />
      </div>
      <p className="visually-hidden" role="status">
        {isBusy
          ? t("searching")
          : snapshot.matches("failed")
            ? t("failed")
            : hasNothing
              ? t("nothing", { query: typedSearch(query) })
              : query && (answer ? <span translate="no">{answer}</span> : t("count", { count: rows }))}
      </p>
    </>
  );
}

function Hint({ shortcut, text }: { shortcut: keyof typeof SHORTCUTS; text?: string }) {
  return (
    <span aria-hidden="true">
      <Keys stroke={SHORTCUTS[shortcut].strokes[0]} /> {text}
    </span>
  );
}
