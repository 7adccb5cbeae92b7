import { useTranslation } from "react-i18next";
import type { Language } from "#contracts/languages.ts";
import { Closing } from "#src/site/frame/Closing.tsx";
import { Applications } from "./Applications.tsx";
import { Enterprise } from "./Enterprise.tsx";
import { Everyone } from "./Everyone.tsx";
import { Hero } from "./Hero.tsx";
import { Payments } from "./Payments.tsx";
import { Product } from "./Product.tsx";

/** What stands on the landing page (2.2). */
export function HomePage({ locale }: { locale: Language }) {
  const { t } = useTranslation("site", { keyPrefix: "home.closing" });
  return (
    <>
      <Hero />
      <Payments locale={locale} />
      <Product />
      <Applications />
      <Enterprise locale={locale} />
      <Everyone />
      <Closing title={t("title")} text={t("text")} register={t("register")} signIn={t("signIn")} />
    </>
  );
}
