import { useTranslation } from "react-i18next";
import { BrandMark } from "#src/ui/brand/Brand.tsx";

const LIMITS = ["wallets", "currencies", "applications"] as const;

/** An unlimited package, drawn as the console shows the active package. */
export function PackagePicture() {
  const { t } = useTranslation("enterprise");
  return (
    <div className="package-picture">
      <div className="package-picture-head">
        <BrandMark />
        <div>
          <small>{t("picture.name")}</small>
          <strong>{t("compare.enterprise")}</strong>
        </div>
      </div>
      {LIMITS.map((limit) => (
        <div key={limit} className="package-picture-limit">
          <span>{t(`limits.${limit}.title`)}</span>
          <b>{t("unlimited")}</b>
          <span className="package-picture-bar" />
        </div>
      ))}
    </div>
  );
}
