import { Button } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { ReleaseActor } from "#machines/shell/release.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";

/** Offers to load a newer release; asks for confirmation if typed text would be lost. */
export function ReleaseOffer({ release }: { release: ReleaseActor }) {
  const { t } = useTranslation("release");
  const snapshot = useSelector(release, (current) => current);
  const asks = snapshot.matches("confirming");
  return (
    <div className="standing-notice" data-machine="release" data-state={JSON.stringify(snapshot.value)}>
      <span>{t(asks ? "losesInput" : "offer")}</span>
      <span className="page-actions">
        <Button size="small" variant="minimal" onClick={() => release.send({ type: "DISMISSED" })}>
          {t(asks ? "keep" : "later")}
        </Button>
        <Button
          size="small"
          intent="primary"
          onClick={() =>
            release.send(
              asks ? { type: "RELOAD_CONFIRMED" } : { type: "RELOAD_REQUESTED", unsavedInput: hasUnsavedInput() },
            )
          }
        >
          {t(asks ? "reloadAnyway" : "reload")}
        </Button>
      </span>
    </div>
  );
}
