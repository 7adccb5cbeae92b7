import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** In milliseconds. */
const SHOWN_FOR = 2_000;

/** A confirmation after copying, for a moment (8.10); `message` is "" before and after. */
export function useCopyMessage(): { message: string; show: () => void } {
  const { t } = useTranslation("shell");
  const [copied, setCopied] = useState<object | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  return { message: copied ? t("copy.done") : "", show: () => setCopied({}) };
}
