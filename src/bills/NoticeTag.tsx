import { useTranslation } from "react-i18next";
import { type NoticeStatus, noticeStatus } from "#contracts/bills/notice-status.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { enumLabel } from "#src/ui/format/enum-label.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<NoticeStatus, Tone> = { notNotified: "neutral", success: "success", failed: "danger" };

/** The notification status of a bill (4.6, 8.9). */
export function NoticeTag({ status }: { status: NoticeStatus | UnknownEnumValue }) {
  const { t } = useTranslation("bills");
  return (
    <Tag tone={isKnown(noticeStatus, status) ? TONES[status] : "neutral"}>
      {enumLabel(noticeStatus, status, (known) => t(`notice.${known}`))}
    </Tag>
  );
}
