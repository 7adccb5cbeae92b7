import { BlueprintProvider } from "@blueprintjs/core";
import type { ComponentType } from "react";
import { LanguageChangeDialog } from "#src/shell/language/LanguageChangeDialog.tsx";
import { SessionEndedDialog } from "#src/shell/session/SessionEndedDialog.tsx";

/** The dialogs of `PageDialogs` on signed-out pages. */
export const AuthLanguageChangeDialog = withProvider(LanguageChangeDialog);
export const AuthSessionEndedDialog = withProvider(SessionEndedDialog);

/** The console has a provider, and a second one takes the focus. */
function withProvider(Dialog: ComponentType) {
  return () => (
    <BlueprintProvider>
      <Dialog />
    </BlueprintProvider>
  );
}
