import { use } from "react";
import { useTranslation } from "react-i18next";
import { UiContext } from "#src/ui/ui-context.ts";

/** A link to the operator's support; nothing if none is configured. */
export function SupportLink({ code }: { code: string }) {
  const { t } = useTranslation("orders");
  const { support } = use(UiContext);
  if (!support) return null;
  const isPage = support.startsWith("https:");
  const subject = encodeURIComponent(t("details.title", { code }));
  return (
    <span>
      {t("pay.support")}{" "}
      <a
        href={isPage ? support : `mailto:${support}?subject=${subject}`}
        {...(isPage && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {support}
      </a>
    </span>
  );
}
