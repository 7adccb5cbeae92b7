import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** How long it is said that something was copied, in milliseconds. */
const SHOWN_FOR = 2_000;

/** Says for a moment that something was copied (8.10); `message` is "" while there is nothing to say. */
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
