import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";

/** Calls the access process back (2.24). @param onCallBack null where it is in sight. */
export function HelpPanel({ onCallBack }: { onCallBack: (() => void) | null }) {
  const { t } = useTranslation("dashboard");
  if (!onCallBack) return null;
  return (
    <Button variant="outlined" onClick={onCallBack}>
      {t("access.callBack")}
    </Button>
  );
}
