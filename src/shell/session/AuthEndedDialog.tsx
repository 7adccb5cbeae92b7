import { BlueprintProvider } from "@blueprintjs/core";
import { EndedDialog } from "./EndedDialog.tsx";

/** The dialog of 8.3 on signed-out pages: fetched when a call there is answered with one of its codes. */
export function AuthEndedDialog() {
  return (
    <BlueprintProvider>
      <EndedDialog />
    </BlueprintProvider>
  );
}
