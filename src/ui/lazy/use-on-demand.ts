import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import type { LazyView } from "./lazy-view.ts";

/**
 * A view that is fetched before it is shown; a failure is reported in a message (8.4). Closed while
 * loading, it stays closed.
 */
export function useOnDemand<Props extends object>({ preload }: LazyView<Props>) {
  const { t } = useTranslation("shell");
  const [phase, setPhase] = useState<"hidden" | "opening" | "shown">("hidden");
  const show = () => {
    setPhase((now) => (now === "shown" ? now : "opening"));
    const come = (to: "hidden" | "shown") => setPhase((now) => (now === "opening" ? to : now));
    preload().then(
      () => come("shown"),
      () => {
        come("hidden");
        showToast({ tone: "danger", text: t("error.brokenAdvice") });
      },
    );
  };
  return { isOpening: phase === "opening", isShown: phase === "shown", show, hide: () => setPhase("hidden") };
}
