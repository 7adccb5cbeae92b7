/** Types every text key from the English texts, `locales/en-US/<area>.json`. */
type Texts = {
  account: typeof import("#locales/en-US/account.json");
  applications: typeof import("#locales/en-US/applications.json");
  bills: typeof import("#locales/en-US/bills.json");
  chain: typeof import("#locales/en-US/chain.json");
  currencies: typeof import("#locales/en-US/currencies.json");
  dashboard: typeof import("#locales/en-US/dashboard.json");
  debug: typeof import("#locales/en-US/debug.json");
  demo: typeof import("#locales/en-US/demo.json");
  devices: typeof import("#locales/en-US/devices.json");
  enterprise: typeof import("#locales/en-US/enterprise.json");
  frame: typeof import("#locales/en-US/frame.json");
  help: typeof import("#locales/en-US/help.json");
  identity: typeof import("#locales/en-US/identity.json");
  list: typeof import("#locales/en-US/list.json");
  login: typeof import("#locales/en-US/login.json");
  messages: typeof import("#locales/en-US/messages.json");
  mock: typeof import("#locales/en-US/mock.json");
  orders: typeof import("#locales/en-US/orders.json");
  palette: typeof import("#locales/en-US/palette.json");
  receipt: typeof import("#locales/en-US/receipt.json");
  release: typeof import("#locales/en-US/release.json");
  settings: typeof import("#locales/en-US/settings.json");
  sheet: typeof import("#locales/en-US/sheet.json");
  shell: typeof import("#locales/en-US/shell.json");
  site: typeof import("#locales/en-US/site.json");
  tabs: typeof import("#locales/en-US/tabs.json");
  views: typeof import("#locales/en-US/views.json");
};

/** The text areas: one file for each area and language. */
export type Area = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
  }
}
