import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import type { LazyView } from "./lazy-view.ts";

/**
 * A view that is fetched before it is shown; that it cannot be had is told in a message (8.4).
 * @param open shows it once it has come: at once, unless told.
 */
export function useOnDemand<Props extends object>(
  { preload }: LazyView<Props>,
  open: (show: () => void) => void = (show) => show(),
) {
  const { t } = useTranslation("shell");
  const [isShown, setShown] = useState(false);
  const show = () => {
    preload().then(
      () => open(() => setShown(true)),
      () => showToast({ tone: "danger", text: t("error.brokenAdvice") }),
    );
  };
  return { isShown, show, hide: () => setShown(false) };
}
