import { useTranslation } from "react-i18next";
import { useCopyText } from "#src/ui/copy/use-copy-text.ts";
import css from "./problem.module.css";

/** Copies what the operator needs to find a failure: call, status, kind and time, and no value (8.4, 8.10). */
export function CopyDetails({ details }: { details: string }) {
  const { t } = useTranslation("shell");
  const { copy, message } = useCopyText(() => details);
  return (
    <>
      <button type="button" className={css.link} onClick={copy}>
        {t("problem.copyDetails")}
      </button>
      {/* Outside the button: what a button holds is presentational, and a live region in it takes its name away. */}
      <span role="status">{message && ` ${message}`}</span>
    </>
  );
}
