import { useTranslation } from "react-i18next";
import { applicationStatus } from "#contracts/applications/application.ts";
import { noticeStatus } from "#contracts/bills/notice-status.ts";
import { NORMAL_RESPONSE_CODE, PROPOSED_CODES, SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import { payStatus } from "#contracts/orders/order.ts";
import { Panel } from "#src/ui/page/Panel.tsx";
import { DefinitionList } from "./DefinitionList.tsx";
import { HelpFrame } from "./HelpFrame.tsx";

const TERMS = [
  "merchant",
  "application",
  "appKey",
  "appSecret",
  "applicationBill",
  "rechargeBill",
  "callback",
  "signature",
  "network",
  "confirmation",
  "package",
] as const;

/** Help documents (2.24): what statuses and errors mean, and the words that the console uses. */
export function DocumentsScreen() {
  const { t } = useTranslation(["help", "frame", "chain", "applications", "bills", "shell"]);
  const { notSignedIn: _, ...codes } = PROPOSED_CODES;
  return (
    <HelpFrame title={t("frame:menu.helpDocuments")} lead={t("documents.lead")}>
      <Panel title={t("documents.orders")}>
        <DefinitionList
          of={payStatus.options.map((status) => ({
            key: status,
            term: t(`chain:orderStatus.${status}`),
            meaning: t(`documents.order.${status}`),
          }))}
        />
      </Panel>
      <Panel title={t("documents.applications")}>
        <DefinitionList
          of={applicationStatus.options.map((status) => ({
            key: status,
            term: t(`applications:status.${status}`),
            meaning: t(`documents.application.${status}`),
          }))}
        />
      </Panel>
      <Panel title={t("documents.notices")}>
        <DefinitionList
          of={noticeStatus.options.map((status) => ({
            key: status,
            term: t(`bills:notice.${status}`),
            meaning: t(`documents.notice.${status}`),
          }))}
        />
      </Panel>
      <Panel title={t("documents.errors")}>
        <DefinitionList
          of={[
            { key: "normal", term: NORMAL_RESPONSE_CODE, meaning: t("documents.normal") },
            { key: "ended", term: SESSION_ENDING_CODES.join(", "), meaning: t("documents.ended") },
            ...Object.entries(codes).map(([name, code]) => ({
              key: code,
              term: code,
              // Each code of the catalogue has a text; Object.entries loses the type of its keys.
              meaning: t(`shell:refusal.${name as keyof typeof codes}`),
            })),
          ]}
        />
      </Panel>
      <Panel title={t("documents.glossary")}>
        <DefinitionList
          of={TERMS.map((term) => ({
            key: term,
            term: t(`documents.term.${term}.name`),
            meaning: t(`documents.term.${term}.meaning`),
          }))}
        />
      </Panel>
    </HelpFrame>
  );
}
