import { useSelector } from "@xstate/react";
import { CredentialsDialog } from "#src/applications/credentials/CredentialsDialog.tsx";
import { EditDialog } from "#src/applications/form/EditDialog.tsx";
import { useServices } from "#src/services/services.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { AddDialog } from "./AddDialog.tsx";
import type { ApplicationDialogProps } from "./application-dialogs.ts";

const Rehearsal = lazyView(
  async () => (await import("./rehearsal/RehearsalDialog.tsx")).RehearsalDialog,
  ["bills", "chain"],
).View;

/** The dialog in the address: adding an application, or one of an application. */
export function ApplicationDialogs({ opened, onClose, onChanged }: ApplicationDialogProps) {
  const { name, id: code } = opened;
  const { session } = useServices();
  const email = useSelector(session, ({ context }) => context.user?.email ?? "");
  useFocusReturn();
  switch (name) {
    case "add":
      return <AddDialog onClose={onClose} onChanged={onChanged} />;
    case "edit":
      return <EditDialog code={code} email={email} onClose={onClose} onChanged={onChanged} />;
    case "rehearse":
      return <Rehearsal code={code} onClose={onClose} />;
    case "rotate":
    case "endOld":
      return <CredentialsDialog act={name} code={code} email={email} onClose={onClose} />;
    default:
      return <CredentialsDialog act="view" code={code} email={email} onClose={onClose} />;
  }
}
