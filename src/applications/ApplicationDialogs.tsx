import { useSelector } from "@xstate/react";
import { CredentialsDialog } from "#src/applications/credentials/CredentialsDialog.tsx";
import { EditDialog } from "#src/applications/form/EditDialog.tsx";
import { useServices } from "#src/services/services.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { AddDialog } from "./AddDialog.tsx";
import type { OpenApplication } from "./open-application.ts";

/** What the address opens: the dialog that adds an application, or one about the application that it names. */
export function ApplicationDialogs(props: {
  opened: OpenApplication;
  onClose: () => void;
  /** There is another application, or one became another: what shows them should look again. */
  onChanged: () => void;
}) {
  const { opened, onClose, onChanged } = props;
  const { session } = useServices();
  const email = useSelector(session, ({ context }) => context.user?.email ?? "");
  useFocusReturn();
  // Another application is another dialog, with nothing left of the one before.
  switch (opened.purpose) {
    case "add":
      return <AddDialog onClose={onClose} onChanged={onChanged} />;
    case "edit":
      return <EditDialog key={opened.code} code={opened.code} email={email} onClose={onClose} onChanged={onChanged} />;
    case "credentials":
      return <CredentialsDialog key={opened.code} code={opened.code} email={email} onClose={onClose} />;
  }
}
