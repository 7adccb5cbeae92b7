/** Records what the machines do, in a console with `debug` in its `config.json`; only such a console loads this code. */
import { Button } from "@blueprintjs/core";
import i18next from "i18next";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";
import { RECORD_FORMAT, RECORD_VERSION, type SessionRecord } from "#machines/shell/session-record.ts";
import { stored } from "#src/services/stored.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import { inspectMachines } from "#src/ui/machine/inspect-option.ts";
import styles from "./debug.module.css";
import { createSessionLog } from "./session-log.ts";

/** The session's record, so that it continues after a reload. */
const storedSession = stored<SessionRecord>(
  "debugSession",
  z.object({
    format: z.literal(RECORD_FORMAT),
    version: z.literal(RECORD_VERSION),
    startedAt: z.string(),
    events: z.custom<SessionRecord["events"]>(Array.isArray),
  }),
);

/** Records every machine that is created afterwards, and shows a button that saves the record. */
export async function startDebug(): Promise<void> {
  const log = createSessionLog(Date.now, storedSession.read());
  inspectMachines(log.observe);
  addEventListener("pagehide", () => storedSession.write(log.record()));
  await loadTexts(["debug"]);
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(
    <aside className={styles.dock} aria-label={i18next.t("debug:save")}>
      <Button size="small" onClick={() => saveFile(log.record())}>
        {i18next.t("debug:save")}
      </Button>
    </aside>,
  );
}

/** Time for the browser to start the download, in milliseconds. */
const REVOKE_AFTER = 60_000;

/** Downloads the record as `session-<start time>.json`. */
function saveFile(record: SessionRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `session-${record.startedAt.slice(0, 19).replaceAll(":", "")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
