import { RepeatIcon } from "@blueprintjs/icons/lib/esm/generated/components/repeat";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Callback } from "#contracts/bills/callback.ts";
import type { BulkAction } from "#src/records/list/bulk/use-bulk.ts";
import { useProvided } from "#src/services/services.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { provideCallbackBulkResend } from "./provide.ts";

/** The bulk action that sends callbacks again (2.31). They are named by their reference; a test by its own code. */
export function useCallbackBulk(): BulkAction<Callback> {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const logic = useProvided(provideCallbackBulkResend);
  return useMemo(
    () => ({
      logic,
      nameOf: ({ reference, code }) => reference || code,
      icon: <RepeatIcon />,
      label: t("callback.again"),
      labelOf: (code) => t("callback.againOf", { code }),
      doneText: (count) => t("callback.manySent", { callbacks: format.integer(count) }),
      noEffectText: t("callback.manyNotTaken"),
    }),
    [logic, t, format],
  );
}
