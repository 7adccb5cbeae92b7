import { useTranslation } from "react-i18next";
import { applicationStatus, type ApplicationStatus as Status } from "#contracts/applications/application.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Tag } from "#src/ui/page/Tag.tsx";

/** Whether an application takes payments (4.5). */
export function ApplicationStatus({ status }: { status: Status | UnknownEnumValue }) {
  const { t } = useTranslation("applications");
  return (
    <Tag tone={status === "enabled" ? "success" : "neutral"}>
      {enumLabel(applicationStatus, status, (known) => t(`status.${known}`))}
    </Tag>
  );
}
