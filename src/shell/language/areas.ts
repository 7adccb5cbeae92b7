/** The areas whose texts are loaded apart, one file per area and language: `locales/<locale>/<area>.json`. */
export type Area =
  | "shell"
  | "site"
  | "enterprise"
  | "demo"
  | "account"
  | "orders"
  | "dashboard"
  | "list"
  | "frame"
  | "identity"
  | "chain"
  | "currencies"
  | "settings"
  | "messages"
  | "mock"
  | "bills"
  | "palette";
