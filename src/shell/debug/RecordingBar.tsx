import { Button } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { RecordingActor } from "#machines/shell/recording.ts";
import styles from "./debug.module.css";

/** Records what a tester tries, and saves it as a file. */
export function RecordingBar({ actor, recorded }: { actor: RecordingActor; recorded: number }) {
  const { t } = useTranslation("debug");
  const snapshot = useSelector(actor, (current) => current);
  const offers = (
    type: "RECORDING_REQUESTED" | "STOPPED" | "SAVE_REQUESTED" | "CONFIRMED" | "DISMISSED",
    text: string,
  ) =>
    snapshot.can({ type }) && (
      <Button size="small" onClick={() => actor.send({ type })}>
        {text}
      </Button>
    );
  return (
    <div className={styles.recording} data-machine="recording" data-state={JSON.stringify(snapshot.value)}>
      <span role="status">
        {snapshot.matches("replacing")
          ? t("replace")
          : !snapshot.matches("none") && t("recorded", { number: recorded })}{" "}
        {snapshot.matches({ unsaved: "full" }) && t("full")}
      </span>
      {offers("RECORDING_REQUESTED", t("record"))}
      {offers("STOPPED", t("stop"))}
      {offers("SAVE_REQUESTED", t("save"))}
      {offers("CONFIRMED", t("discard"))}
      {offers("DISMISSED", t("keep"))}
    </div>
  );
}
