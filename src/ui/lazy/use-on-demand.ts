import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import type { LazyView } from "./lazy-view.ts";

/**
 * Opens a lazy view once it is loaded; a failure is reported in a toast (8.4). Hidden while loading, it stays hidden.
 */
export function useOnDemand<Props extends object>({ preload }: LazyView<Props>) {
  const { t } = useTranslation("shell");
  const [phase, setPhase] = useState<"hidden" | "opening" | "shown">("hidden");
  const show = useCallback(() => {
    setPhase((current) => (current === "shown" ? current : "opening"));
    const settle = (to: "hidden" | "shown") => setPhase((current) => (current === "opening" ? to : current));
    preload().then(
      () => settle("shown"),
      () => {
        settle("hidden");
        showToast({ tone: "danger", text: t("error.brokenAdvice") });
      },
    );
  }, [preload, t]);
  return { isOpening: phase === "opening", isShown: phase === "shown", show, hide: () => setPhase("hidden") };
}
