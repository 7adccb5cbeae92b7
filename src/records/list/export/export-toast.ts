import i18next from "i18next";
import { describeFailure, type Failure } from "#contracts/failure.ts";
import type { ListExportSnapshot } from "#machines/shell/list-export.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** How long the outcome's toast is shown, in milliseconds. */
const OUTCOME_DURATION = 10_000;

const OUTCOMES = {
  written: { tone: "success", text: "list:export.written" },
  partlyWritten: { tone: "info", text: "list:export.partly" },
  changedMeanwhile: { tone: "info", text: "list:export.changed" },
  failed: { tone: "danger", text: "list:export.failed" },
  cancelled: { tone: "info", text: "list:export.cancelled" },
} as const;

/**
 * Shows or updates an export's toast: its progress, then its outcome.
 * @param failure the failure of a call, if the export failed with one.
 */
export function showExportToast(
  id: string,
  list: string,
  { value, context }: ListExportSnapshot,
  { cancel, failure }: { cancel: () => void; failure: Failure | null },
) {
  const { integer } = createFormat(i18next.language);
  const { rows, unreadable, total } = context.progress;
  const counts = {
    list,
    rows: integer(rows + unreadable),
    unreadable: integer(unreadable),
    total: integer(total ?? rows + unreadable),
  };
  if (value !== "writing") {
    const { tone, text } = OUTCOMES[value];
    showToast({
      id,
      tone,
      text: i18next.t(text, counts),
      duration: OUTCOME_DURATION,
      ...(failure && { details: describeFailure(failure) }),
    });
    return;
  }
  showToast({
    id,
    tone: "info",
    text: i18next.t(total === null ? "list:export.writingOpen" : "list:export.writing", counts),
    duration: 0,
    ...(total !== null && total > 0 && { progress: (rows + unreadable) / total }),
    action: { text: i18next.t("list:export.cancel"), onClick: cancel },
  });
}
