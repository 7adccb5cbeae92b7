import { InfoSignIcon } from "@blueprintjs/icons/lib/esm/generated/components/info-sign";
import { useTranslation } from "react-i18next";
import css from "./explain.module.css";

/** An info button that expands to an explanation of a figure. @param label the figure's name, for screen readers. */
export function Explanation({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("shell");
  return (
    <details className={css.explained}>
      <summary>
        <span aria-hidden>
          <InfoSignIcon size={14} />
        </span>
        <span className="visually-hidden">
          {t("explain")} {label}
        </span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
