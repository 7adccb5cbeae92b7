import { useTranslation } from "react-i18next";
import { withBasePath } from "#src/ui/browser/base-path.ts";

/** Links to register and sign in, or to the console; the stylesheet shows those that fit. */
export function EntryLinks({ register, signIn }: { register: string; signIn: string }) {
  const { t } = useTranslation("site", { keyPrefix: "frame" });
  return (
    <div className="hero-actions">
      <a className="site-button site-button-large for-visitors" href={withBasePath("/register")}>
        {register}
      </a>
      <a className="site-button site-button-large site-button-quiet for-visitors" href={withBasePath("/login")}>
        {signIn}
      </a>
      <a className="site-button site-button-large for-merchants" href={withBasePath("/console/index")}>
        {t("console")}
      </a>
    </div>
  );
}
