import { Button } from "@blueprintjs/core";
import { useTranslation } from "react-i18next";

/** "Try again". It goes away once it is pressed, so the focus moves to the region that it stands in. */
export function RetryButton({ size, onRetry }: { size?: "small"; onRetry: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Button
      {...(size && { size })}
      onClick={({ currentTarget }) => {
        const region = currentTarget.closest<HTMLElement>("section, [role='dialog'], main");
        if (region && region.tabIndex < 0) region.tabIndex = -1;
        region?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {t("error.retry")}
    </Button>
  );
}
