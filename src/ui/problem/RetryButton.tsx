import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";

/** "Try again". It disappears once pressed, so it moves the focus to its region. */
export function RetryButton({ size, onRetry }: { size?: "small"; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Button
      {...(size && { size })}
      onClick={({ currentTarget }) => {
        const region = currentTarget.closest<HTMLElement>("section, [role='dialog'], main");
        region?.setAttribute("tabindex", "-1");
        region?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t("error.retry")}
    </Button>
  );
}
