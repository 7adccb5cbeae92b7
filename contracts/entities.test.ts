import { expect, test } from "vitest";
import { profile } from "./account/load-profile.ts";
import { loginData } from "./account/login.ts";
import { application } from "./applications/application.ts";
import { credentials } from "./applications/load-credentials.ts";
import { bill, billSearch } from "./bills/list-bills.ts";
import { rechargeBill } from "./bills/list-recharge-bills.ts";
import { currency, currencyType } from "./currencies/currency.ts";
import { figures } from "./dashboard/load-figures.ts";
import { message } from "./mock/list-messages.ts";
import { order, orderSummary } from "./orders/order.ts";

/** The names of an entity's fields, sorted. */
function fieldNames({ shape }: { shape: object }): string[] {
  return Object.keys(shape).sort();
}

/** The names that an entity lacks. */
function missingFields(entity: { shape: object }, names: readonly string[]): string[] {
  return names.filter((name) => !fieldNames(entity).includes(name));
}

test("the answer to a sign-in", { tags: ["3.2.a"] }, () => {
  expect(missingFields(loginData, ["accessToken", "userId", "email", "language", "nickName", "avatar"])).toEqual([]);
});

test("a profile; its role is empty if the service sends none", { tags: ["3.3.a", "3.3.b", "6.2.b"] }, () => {
  const work = ["job", "jobName", "organization", "organizationName", "location", "locationName"];
  const about = ["name", "avatar", "email", "introduction", "personalWebsite", "phone", "nickName", "accountId"];
  const standing = ["registrationDate", "certification", "role"];
  expect(fieldNames(profile)).toEqual([...work, ...about, ...standing].sort());
  expect(profile.parse({}).role).toBe("");
});

test("an order in the list", { tags: ["3.5.a"] }, () => {
  const told = ["code", "packageName", "termMonths", "amount", "createdAt", "payStatus", "paidAt", "payType"];
  expect(missingFields(orderSummary, told)).toEqual([]);
});

test("the details of an order, with its payment", { tags: ["3.5.b"] }, () => {
  const told = ["product", "type", "market", "usage", "amount", "payType", "payStatus", "paidAt", "upgradeItem"];
  expect(missingFields(order, [...told, "payment"])).toEqual([]);
});

test("an application and its credentials", { tags: ["3.7.a", "3.7.b"] }, () => {
  const told = ["code", "name", "address", "rechargeCallback", "withdrawCallback", "createdAt", "status", "remark"];
  expect(fieldNames(application)).toEqual(told.sort());
  expect(missingFields(credentials, ["appKey", "appSecret"])).toEqual([]);
});

test("an application bill, filtered by time", { tags: ["3.8.a", "3.8.b"] }, () => {
  const parties = ["merchantId", "userId", "fromAddress", "toAddress", "deliveryAddress"];
  const money = ["amount", "transferAmount", "currency", "tokenProtocol", "network"];
  const chain = ["hash", "blockNumber", "noticeStatus", "code", "createdAt", "paidAt"];
  expect(missingFields(bill, [...parties, ...money, ...chain])).toEqual([]);
  expect(missingFields(billSearch, ["createdFrom", "createdUntil"])).toEqual([]);
});

test("a recharge bill", { tags: ["3.9.a"] }, () => {
  const told = ["number", "currency", "tokenProtocol", "amount", "paymentAddress", "deliveryAddress", "paidAt"];
  expect(missingFields(rechargeBill, told)).toEqual([]);
});

test("a currency is a main coin or a token", { tags: ["3.10.a", "3.10.b"] }, () => {
  const told = ["name", "symbol", "contractAddress", "type", "unit", "network", "chainUnit", "status"];
  expect(missingFields(currency, [...told, "arrivalSeconds"])).toEqual([]);
  expect(currencyType.options).toEqual(["standard", "token"]);
});

test("the figures of the console's home", { tags: ["3.11.a"] }, () => {
  expect(figures.parse({ accountBalance: "1.5", walletCount: 3 })).toMatchObject({
    accountBalance: "1.5",
    mainChainAmount: null,
    walletCount: 3,
    availableCurrencies: null,
    applicationCount: null,
    dailyCollection: null,
  });
});

test("a message of the mock", { tags: ["3.13.a"] }, () => {
  const told = ["id", "type", "title", "subTitle", "avatar", "content", "time", "messageType", "status"];
  expect(fieldNames(message)).toEqual(told.sort());
  expect(message.shape.type.options).toEqual(["message", "notice", "todo"]);
});
