import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import type { LazyView } from "./lazy-view.ts";

/** A view that is fetched before it is shown; that it cannot be had is told in a message (8.4). */
export function useOnDemand<Props extends object>({ preload }: LazyView<Props>) {
  const { t } = useTranslation("shell");
  const [isShown, setShown] = useState(false);
  const show = () => {
    preload().then(
      () => setShown(true),
      () => showToast({ tone: "danger", text: t("error.brokenAdvice") }),
    );
  };
  return { isShown, show, hide: () => setShown(false) };
}
