import * as z from "zod/mini";
import { merchantCall } from "#sandbox/http/call.ts";

/** The entries of the side menu (2.34), in the service's own order. */
const MENU = [
  { name: "console", path: "/console/index", meta: { order: 0 } },
  { name: "orderList", path: "/order/list", meta: { order: 1 } },
  { name: "appList", path: "/app/list", meta: { order: 3 } },
  { name: "billList", path: "/bill/list", meta: { order: 4 } },
  { name: "rechargeBillList", path: "/rechargeBill/list", meta: { order: 4 } },
  { name: "transactionList", path: "/transaction/list", meta: { order: 4 } },
  { name: "callbackList", path: "/callback/list", meta: { order: 4 } },
  { name: "wallet", path: "/wallet/index", meta: { order: 5 } },
  { name: "myCurrencyList", path: "/mycurrency/list", meta: { order: 5 } },
  { name: "currencyList", path: "/currencybill/list", meta: { order: 5 } },
  { name: "userCenter", path: "/user/center", meta: { order: 9 } },
];

/** The server's menu (7.9): the same for every merchant, since nothing in the sandbox is reserved for some. */
export const loadMenu = merchantCall({
  method: "POST",
  path: "/user/menu",
  input: z.object({}),
  answer: async () => MENU,
});
