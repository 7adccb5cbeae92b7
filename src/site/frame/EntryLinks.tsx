import { useTranslation } from "react-i18next";
import { placed } from "#src/ui/browser/base-path.ts";

/** The two entries for a visitor, and the one for a signed-in user; the stylesheet shows the right ones. */
export function EntryLinks({ register, signIn }: { register: string; signIn: string }) {
  const { t } = useTranslation("site", { keyPrefix: "frame" });
  return (
    <div className="hero-actions">
      <a className="site-button site-button-large for-visitors" href={placed("/register")}>
        {register}
      </a>
      <a className="site-button site-button-large site-button-quiet for-visitors" href={placed("/login")}>
        {signIn}
      </a>
      <a className="site-button site-button-large for-merchants" href={placed("/console/index")}>
        {t("console")}
      </a>
    </div>
  );
}
