import type { Mocks } from "./mocks.ts";
import type { Screen } from "./screen.ts";

/** The longest amount: 30 digits before the point and 18 after it. */
const LONGEST_AMOUNT = "987654321098765432109876543210.123456789012345678";
const AMOUNT = /^(amount|.*(Amount|Balance|Collection)|balance|expected|received|remaining|excess|price)$/;
/** Names that people choose, at their maximum length and without a place for a line break. */
const NAME = /^(name|applicationName|packageName|title|product|usage|upgradeItem|nickName|device|place)$/;
const LONGEST_NAME = "Verylongnamewithoutaplacetobreakit".repeat(3).slice(0, 40);
const PROSE = /^(remark|content|introduction)$/;
const LONGEST_PROSE = "A merchant wrote all that fits, and then some more of it. ".repeat(20).slice(0, 200);

/** The answer with every amount, name and text at its maximum length. */
function withLongestTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongestTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, longest(key, held)]));
}

function longest(key: string, held: unknown): unknown {
  if (typeof held !== "string") return withLongestTexts(held);
  // A pending order has received less than its amount.
  if (key === "received") return LONGEST_AMOUNT.replace("9", "1");
  if (AMOUNT.test(key)) return LONGEST_AMOUNT;
  if (NAME.test(key)) return LONGEST_NAME;
  return PROSE.test(key) ? LONGEST_PROSE : held;
}

const LONGEST: Mocks = { "/api/": { changed: withLongestTexts } };

/** The screens that show amounts, names or free text. */
const SCREENS: readonly Pick<Screen, "name" | "path" | "states">[] = [
  { name: "console home", path: () => "/console/index", states: ["receiptsTrend loaded", "list shown"] },
  { name: "packages", path: () => "/order/packages", states: ["orderPlacement choosing"] },
  { name: "my orders", path: () => "/order/list", states: ["list shown"] },
  { name: "order details", path: (order) => `/order/list?open=${order}`, states: ["resource loaded"] },
  { name: "pay dialog", path: (order) => `/order/list?pay=${order}`, states: ["orderPayment payment.pending.open"] },
  { name: "my applications", path: () => "/app/list", states: ["list shown"] },
  { name: "application bills", path: () => "/bill/list", states: ["list shown"] },
  { name: "transaction records", path: () => "/transaction/list", states: ["list shown"] },
  { name: "my currencies", path: () => "/mycurrency/list", states: ["currencySwitches ready"] },
  { name: "user centre", path: () => "/user/center", states: ["devices shown"] },
];

/** The longest amounts, names and texts on every screen that shows one (3.5 to 3.11). */
export const LONGEST_SITUATIONS: readonly Screen[] = SCREENS.map(({ name, ...screen }) => ({
  ...screen,
  name: `${name}: longest values`,
  who: "merchant",
  mocks: LONGEST,
}));
