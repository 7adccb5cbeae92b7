import { useTranslation } from "react-i18next";
import { CHECKER } from "#src/navigation/signature-checker.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { SignatureChecker } from "./checker/SignatureChecker.tsx";
import { DefinitionList } from "./DefinitionList.tsx";
import { HelpFrame } from "./HelpFrame.tsx";
import css from "./help.module.css";
import { type Step, Steps } from "./Steps.tsx";
import { Samples } from "./samples/Samples.tsx";

const STEPS = ["application", "credentials", "receiver", "test", "check"] as const;
const HEADERS = [
  ["X-Callback-Code", "code"],
  ["X-App-Key", "key"],
  ["X-Timestamp", "timestamp"],
  ["X-Signature", "signature"],
  ["X-Signature-Next", "next"],
] as const;
const FIELDS = [
  "event",
  "billCode",
  "withdrawalCode",
  "applicationCode",
  "userId",
  "network",
  "currency",
  "tokenProtocol",
  "amount",
  "fromAddress",
  "toAddress",
  "hash",
  "blockNumber",
  "paidAt",
  "tests",
  "sentAt",
] as const;

/** The developer centre (2.24): from AppKey and AppSecret to a verified callback in ten minutes. */
export function DevelopersScreen() {
  const { t } = useTranslation(["help", "frame"]);
  const ways: Record<(typeof STEPS)[number], Pick<Step, "screens" | "below">> = {
    application: { screens: ["appList"] },
    credentials: {},
    receiver: { below: { id: "receivers", title: t("developers.code") } },
    test: { screens: ["appList"] },
    check: { screens: ["callbackList"], below: { id: CHECKER.hash.slice(1), title: t("checker.title") } },
  };
  return (
    <HelpFrame title={t("frame:menu.developerCentre")} lead={t("developers.lead")}>
      <Panel title={t("developers.start")}>
        <Steps
          of={STEPS.map((step) => ({
            key: step,
            title: t(`developers.step.${step}.title`),
            text: t(`developers.step.${step}.text`),
            ...ways[step],
          }))}
        />
      </Panel>
      <Panel title={t("developers.signature")}>
        <div className={css.text}>
          <p>{t("developers.signatureText")}</p>
          <p>
            <code translate="no">HMAC-SHA256(AppSecret, X-Timestamp + "." + body)</code>
          </p>
          <p>{t("developers.retries")}</p>
          <p>{t("developers.rotation")}</p>
        </div>
      </Panel>
      <div id="receivers" className={css.place}>
        <Panel title={t("developers.code")}>
          <Samples />
        </Panel>
      </div>
      <div id={CHECKER.hash.slice(1)} className={css.place}>
        <Panel title={t("checker.title")}>
          <SignatureChecker />
        </Panel>
      </div>
      <Panel title={t("developers.headers")}>
        <DefinitionList
          of={HEADERS.map(([name, key]) => ({
            key,
            term: <code translate="no">{name}</code>,
            meaning: t(`developers.header.${key}`),
          }))}
        />
      </Panel>
      <Panel title={t("developers.fields")}>
        <DefinitionList
          of={FIELDS.map((field) => ({
            key: field,
            term: <code translate="no">{field}</code>,
            meaning: t(`developers.field.${field}`),
          }))}
        />
      </Panel>
    </HelpFrame>
  );
}
