import { useTranslation } from "react-i18next";
import type { ApplicationStatus as Status } from "#contracts/applications/application.ts";
import { Tag } from "#src/ui/page/Tag.tsx";

/** Whether an application takes payments (4.5). */
export function ApplicationStatus({ status }: { status: Status }) {
  const { t } = useTranslation("applications");
  return <Tag tone={status === "enabled" ? "success" : "neutral"}>{t(`status.${status}`)}</Tag>;
}
