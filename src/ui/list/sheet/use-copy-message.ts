import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** How long it is said that something was copied, in milliseconds. */
const SHOWN_FOR = 2_000;

/** Says for a moment what came of copying (8.10); `message` is "" while there is nothing to say. */
export function useCopyMessage(): { message: string; show: (isCopied: boolean) => void } {
  const { t } = useTranslation("shell");
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const message = outcome ? t(outcome.isCopied ? "copy.done" : "copy.failed") : "";
  return { message, show: (isCopied) => setOutcome({ isCopied }) };
}
