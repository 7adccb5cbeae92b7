import { useTranslation } from "react-i18next";
import type { NoticeStatus } from "#contracts/bills/notice-status.ts";
import { Tag, type Tone } from "#src/ui/page/Tag.tsx";

const TONES: Record<NoticeStatus, Tone> = { notNotified: "neutral", success: "success", failed: "danger" };

/** Whether an application was told of a bill (4.6, 8.9). */
export function NoticeTag({ status }: { status: NoticeStatus }) {
  const { t } = useTranslation("bills");
  return <Tag tone={TONES[status]}>{t(`notice.${status}`)}</Tag>;
}
