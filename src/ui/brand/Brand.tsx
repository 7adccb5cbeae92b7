import { useTranslation } from "react-i18next";
import "./brand.css";

/** The product's logo: two overlapping coins. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--accent)" />
      <circle cx="11.5" cy="14" r="5.2" fill="none" stroke="#fff" strokeWidth="2.2" />
      <path d="M16.2 9.2a5.2 5.2 0 1 1 0 9.6" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

/** The logo with the product's name. */
export function Brand() {
  const { t } = useTranslation("shell");
  return (
    <span className="brand">
      <BrandMark />
      <span>{t("product")}</span>
    </span>
  );
}
