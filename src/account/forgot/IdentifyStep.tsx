import { useTranslation } from "react-i18next";
import type { Problem } from "#contracts/problem.ts";
import type { ForgotPasswordActor, ForgotPasswordSnapshot } from "#machines/account/forgot-password.ts";
import { addressIssues } from "#machines/account/registration-rules.ts";
import { AddressFields } from "#src/account/AddressFields.tsx";
import { ProblemText } from "#src/services/problem/ProblemText.tsx";
import { refusalName } from "#src/services/problem/refusal-name.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { Notice } from "#src/ui/page/Notice.tsx";

/** Step 1 (2.23): the email and its code. A refused code is explained at its field. */
export function IdentifyStep({ actor, snapshot }: { actor: ForgotPasswordActor; snapshot: ForgotPasswordSnapshot }) {
  const { t } = useTranslation("account");
  const { fields, problem } = snapshot.context;
  const codeProblem = problem && isCodeRefused(problem) ? problem : null;
  return (
    <>
      {codeProblem && fields.password !== "" && <Notice tone="warning">{t("forgot.kept")}</Notice>}
      <AddressFields
        fields={fields}
        issues={snapshot.hasTag("showingIssues") ? addressIssues(fields) : {}}
        codeProblem={codeProblem && <ProblemText problem={codeProblem} />}
        delivery={snapshot.children.codeDelivery}
        onTyped={(field, value) => actor.send({ type: "FIELD_TYPED", field, value })}
      />
      <BusyButton type="submit" intent="primary" size="large" fill busy={snapshot.hasTag("busy")}>
        {t("forgot.next")}
      </BusyButton>
    </>
  );
}

/** Whether the service refused the code from the email. */
export function isCodeRefused(problem: Problem | null): boolean {
  const name = refusalName(problem);
  return name === "wrongCode" || name === "codeExpired";
}
