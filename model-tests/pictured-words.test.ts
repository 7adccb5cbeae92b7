import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { translatorFor } from "./browser/texts.ts";

/** Texts in the images of public pages, with the product texts that they repeat. */
const SHOWN = {
  "site:home.picture.balance": "dashboard:figure.accountBalance",
  "site:home.picture.today": "dashboard:figure.dailyCollection",
  "site:home.picture.applications": "dashboard:figure.applicationCount",
  "site:home.picture.orders": "dashboard:orders.title",
  "site:home.picture.paid": "chain:orderStatus.paid",
  "site:home.picture.waiting": "chain:orderStatus.waiting",
  "site:home.picture.amount": "orders:pay.amount",
  "site:home.picture.network": "orders:pay.network",
  "site:home.picture.address": "chain:address.title",
  "site:home.picture.timeLeft": "orders:pay.timeLeft",
  "site:home.picture.confirmations": "orders:pay.transfer.confirmations",
  "site:home.difference.expected": "orders:pay.expected",
  "site:home.difference.received": "orders:pay.received",
  "site:home.difference.missing": "orders:pay.rest",
  "site:home.applications.card.enabled": "applications:status.enabled",
  "site:home.applications.card.recharge": "applications:list.rechargeCallback",
  "enterprise:picture.confirming": "chain:orderStatus.waiting",
} as const;

test.each(ALL_LANGUAGES)("public pages: the pictures use the product's texts in %s (2.2, 2.7, 9.6)", (locale) => {
  const say = translatorFor(locale);
  for (const [shown, own] of Object.entries(SHOWN)) expect(say(shown), shown).toBe(say(own));
});
