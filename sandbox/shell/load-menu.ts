import { loadMenu as call } from "#contracts/shell/load-menu.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Entries have no title, since the console has them in the merchant's language. */
function entry(name: string, path: string, order: number) {
  return { name, path, meta: { title: "", order, hideInMenu: false }, children: [] };
}

/** The entries of the side menu (2.34), in the service's own order. */
const MENU = [
  entry("console", "/console/index", 0),
  entry("orderList", "/order/list", 1),
  entry("appList", "/app/list", 3),
  entry("billList", "/bill/list", 4),
  entry("rechargeBillList", "/rechargeBill/list", 4),
  entry("transactionList", "/transaction/list", 4),
  entry("callbackList", "/callback/list", 4),
  entry("wallet", "/wallet/index", 5),
  entry("myCurrencyList", "/mycurrency/list", 5),
  entry("currencyList", "/currencybill/list", 5),
  entry("userCenter", "/user/center", 9),
];

/** The server's menu (7.9), the same for every merchant. */
export const loadMenu = implement(call, async () => MENU);
