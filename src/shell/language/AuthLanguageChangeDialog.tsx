import { BlueprintProvider } from "@blueprintjs/core";
import { LanguageChangeDialog } from "./LanguageChangeDialog.tsx";

/** The question before a language change on signed-out pages. The console has a provider, and a second one takes the focus. */
export function AuthLanguageChangeDialog() {
  return (
    <BlueprintProvider>
      <LanguageChangeDialog />
    </BlueprintProvider>
  );
}
