import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { ForgotPasswordActor, ForgotPasswordSnapshot } from "#machines/account/forgot-password.ts";
import { addressIssues } from "#machines/account/registration-rules.ts";
import type { Problem } from "#machines/problem.ts";
import { AddressFields } from "#src/account/AddressFields.tsx";
import { RefusalText } from "#src/account/RefusalText.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";

/** Step 1 (2.23): the e-mail and its code. Whoever comes back with a code that no longer serves is told why. */
export function IdentifyStep({ actor, snapshot }: { actor: ForgotPasswordActor; snapshot: ForgotPasswordSnapshot }) {
  const { t } = useTranslation("account");
  const { fields, problem } = snapshot.context;
  const ofCode = problemOfCode(problem);
  return (
    <>
      {ofCode && fields.password !== "" && <Notice tone="warning">{t("forgot.kept")}</Notice>}
      {problem && !ofCode && (
        <Notice tone="danger">
          <RefusalText problem={problem} />
        </Notice>
      )}
      <AddressFields
        fields={fields}
        issues={snapshot.hasTag("showingIssues") ? addressIssues(fields) : {}}
        codeProblem={ofCode && t(`problem.${ofCode}`)}
        delivery={snapshot.children.codeDelivery}
        onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
      />
      <Button type="submit" intent="primary" size="large" fill loading={snapshot.hasTag("busy")}>
        {t("forgot.next")}
      </Button>
    </>
  );
}

function problemOfCode(problem: Problem | null): "wrongCode" | "codeExpired" | undefined {
  if (problem?.kind !== "refused") return undefined;
  return (["wrongCode", "codeExpired"] as const).find((name) => PROPOSED_CODES[name] === problem.errCode);
}
