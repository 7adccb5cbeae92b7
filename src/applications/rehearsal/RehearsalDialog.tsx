import { useTranslation } from "react-i18next";
import { provideRehearsal } from "#src/applications/provide.ts";
import { useProvided } from "#src/services/services.ts";
import { ConsoleDialog } from "#src/ui/dialog/ConsoleDialog.tsx";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { RehearsalForm } from "./RehearsalForm.tsx";
import { RehearsalResult } from "./RehearsalResult.tsx";

/** A test customer's payment to an application, with its bill, its callback and the receiver's answer (2.27, 2.28, 2.31). */
export function RehearsalDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation("applications");
  const { actor, snapshot } = useMachine(useProvided(provideRehearsal), { code });
  const isPaying = snapshot.hasTag("busy");
  return (
    <ConsoleDialog
      title={withUntranslated((exact) => t("rehearsal.title", { code: exact(code) }))}
      closeLabel={t("rehearsal.close")}
      canClose={!isPaying}
      onClose={onClose}
    >
      <div data-machine="paymentRehearsal" data-state={JSON.stringify(snapshot.value)}>
        {snapshot.matches("choosing") || isPaying ? (
          <RehearsalForm actor={actor} snapshot={snapshot} onClose={onClose} />
        ) : (
          <RehearsalResult actor={actor} snapshot={snapshot} onClose={onClose} />
        )}
      </div>
    </ConsoleDialog>
  );
}
