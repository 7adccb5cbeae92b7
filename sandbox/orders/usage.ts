import type { Language } from "#contracts/languages.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

type Limits = Pick<Tables["packages"], "wallets" | "currencies" | "applications">;

const TEXTS: Record<Language, Record<keyof Limits | "unlimited", string>> = {
  "en-US": { wallets: "Wallets", currencies: "Currencies", applications: "Applications", unlimited: "unlimited" },
  "zh-TW": { wallets: "錢包", currencies: "幣種", applications: "應用", unlimited: "不限" },
  "zh-CN": { wallets: "钱包", currencies: "币种", applications: "应用", unlimited: "不限" },
  "ja-JP": { wallets: "ウォレット", currencies: "通貨", applications: "アプリケーション", unlimited: "無制限" },
  "ko-KR": { wallets: "지갑", currencies: "통화", applications: "애플리케이션", unlimited: "무제한" },
  "th-TH": { wallets: "กระเป๋าเงิน", currencies: "สกุลเงิน", applications: "แอปพลิเคชัน", unlimited: "ไม่จำกัด" },
};

/** What an order lets its merchant use (3.5 "usage"), in words. */
export function describeUsage(limits: Limits, language: Language): string {
  const texts = TEXTS[language];
  const names = ["wallets", "currencies", "applications"] as const;
  return names.map((name) => `${texts[name]}: ${limits[name] ?? texts.unlimited}`).join(" · ");
}
