import { BlueprintProvider } from "@blueprintjs/core";
import { SessionEndedDialog } from "./SessionEndedDialog.tsx";

/** The dialog of 8.3 on signed-out pages, loaded when a call is answered with one of its codes. */
export function AuthSessionEndedDialog() {
  return (
    <BlueprintProvider>
      <SessionEndedDialog />
    </BlueprintProvider>
  );
}
