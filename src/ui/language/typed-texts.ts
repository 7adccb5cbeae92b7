/** Types every text key from the English texts, `locales/en-US/<area>.json`. */
import type account from "#locales/en-US/account.json";
import type applications from "#locales/en-US/applications.json";
import type bills from "#locales/en-US/bills.json";
import type chain from "#locales/en-US/chain.json";
import type currencies from "#locales/en-US/currencies.json";
import type dashboard from "#locales/en-US/dashboard.json";
import type debug from "#locales/en-US/debug.json";
import type demo from "#locales/en-US/demo.json";
import type devices from "#locales/en-US/devices.json";
import type enterprise from "#locales/en-US/enterprise.json";
import type frame from "#locales/en-US/frame.json";
import type help from "#locales/en-US/help.json";
import type identity from "#locales/en-US/identity.json";
import type list from "#locales/en-US/list.json";
import type login from "#locales/en-US/login.json";
import type messages from "#locales/en-US/messages.json";
import type mock from "#locales/en-US/mock.json";
import type orders from "#locales/en-US/orders.json";
import type palette from "#locales/en-US/palette.json";
import type receipt from "#locales/en-US/receipt.json";
import type release from "#locales/en-US/release.json";
import type settings from "#locales/en-US/settings.json";
import type sheet from "#locales/en-US/sheet.json";
import type shell from "#locales/en-US/shell.json";
import type site from "#locales/en-US/site.json";
import type tabs from "#locales/en-US/tabs.json";
import type views from "#locales/en-US/views.json";

type Texts = {
  account: typeof account;
  applications: typeof applications;
  bills: typeof bills;
  chain: typeof chain;
  currencies: typeof currencies;
  dashboard: typeof dashboard;
  debug: typeof debug;
  demo: typeof demo;
  devices: typeof devices;
  enterprise: typeof enterprise;
  frame: typeof frame;
  help: typeof help;
  identity: typeof identity;
  list: typeof list;
  login: typeof login;
  messages: typeof messages;
  mock: typeof mock;
  orders: typeof orders;
  palette: typeof palette;
  receipt: typeof receipt;
  release: typeof release;
  settings: typeof settings;
  sheet: typeof sheet;
  shell: typeof shell;
  site: typeof site;
  tabs: typeof tabs;
  views: typeof views;
};

/** The text areas: one file for each area and language. */
export type Area = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
  }
}
