import { useTranslation } from "react-i18next";

const GREETINGS = [
  ["en-US", "Paid"],
  ["zh-TW", "已付款"],
  ["ja-JP", "支払い済み"],
  ["ko-KR", "결제 완료"],
  ["th-TH", "ชำระแล้ว"],
  ["zh-CN", "已付款"],
] as const;

/** Six languages, two themes (9.6, 4.3). */
export function Everyone() {
  const { t } = useTranslation("site", { keyPrefix: "home.everyone" });
  return (
    <section className="site-section site-section-sunken" aria-labelledby="everyone-title">
      <div className="site-width centred">
        <h2 id="everyone-title">{t("title")}</h2>
        <p className="section-lead">{t("text")}</p>
        <ul className="greetings" aria-hidden="true">
          {GREETINGS.map(([lang, text]) => (
            <li key={lang} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
