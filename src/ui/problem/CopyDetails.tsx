import { useTranslation } from "react-i18next";
import { useCopyText } from "#src/ui/copy/use-copy-text.ts";
import css from "./problem.module.css";

/** Copies a failure's details for the operator: call, status, kind and time, without values (8.4, 8.10). */
export function CopyDetails({ details }: { details: string }) {
  const { t } = useTranslation("shell");
  const { copy, message } = useCopyText();
  return (
    <>
      <button type="button" className={css.link} onClick={() => copy(details)}>
        {t("problem.copyDetails")}
      </button>
      {/* Outside the button, since a live region inside would remove the button's name. */}
      <span role="status">{message && ` ${message}`}</span>
    </>
  );
}
