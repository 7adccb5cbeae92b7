import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { TickIcon } from "@blueprintjs/icons/lib/esm/generated/components/tick";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { CredentialViewActor, CredentialViewSnapshot } from "#machines/applications/credential-view.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";

/** How long the message "copied" is shown, in milliseconds. */
const TOLD_FOR = 2_000;

/** Copies the secret, which is not passed to this component, and confirms it (8.10). */
export function CopySecret({ actor, snapshot }: { actor: CredentialViewActor; snapshot: CredentialViewSnapshot }) {
  const { t } = useTranslation(["applications", "shell"]);
  const copied = snapshot.matches({ available: { copy: "copied" } });
  const failed = snapshot.matches({ available: { copy: "failed" } });
  const label = t("credentials.copySecret");

  useEffect(() => {
    if (!copied && !failed) return;
    const timer = setTimeout(() => actor.send({ type: "COPY_NOTICE_ENDED" }), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [actor, copied, failed]);

  return (
    <>
      <IconButton
        variant="minimal"
        icon={copied ? <TickIcon /> : <DuplicateIcon />}
        label={label}
        onClick={() => actor.send({ type: "COPY_REQUESTED" })}
      />
      <span className="visually-hidden" role="status">
        {copied && t("shell:copy.done")}
        {failed && t("shell:copy.failed")}
      </span>
    </>
  );
}
