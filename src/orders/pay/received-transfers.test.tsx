import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import type { Order } from "#contracts/orders/order.ts";
import texts from "#locales/en-US/orders.json" with { type: "json" };
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { ReceivedTransfers } from "./ReceivedTransfers.tsx";

/** An order of 200 USDT with 54.38 received. */
function short(payStatus: "pending" | "failed"): Order {
  const order = sampleOrder(payStatus);
  const payment = { ...order.payment, expected: "200", received: "54.38", remaining: "145.62", secondsLeft: 0 };
  return { ...order, payReason: payStatus === "failed" ? "amountShort" : null, payment };
}

test("payment: the received amount is shown also without transfers, and nothing if unknown (3.5, 7.16)", async () => {
  const { payment, ...order } = short("failed");
  const seen = (more: Partial<Order["payment"]>) =>
    spoken(<ReceivedTransfers order={{ ...order, payment: { ...payment, transfers: [], ...more } }} />);
  expect(await seen({})).toContain("54.38 USDT");
  expect(await seen({ received: null, excess: null })).toBe("");
  const unforeseen = "sent back" as NonNullable<Order["payment"]["excessHandling"]>;
  expect(await seen({ excess: "3", excessHandling: unforeseen })).toContain("sent back");
});

test("payment: a paid or cancelled order has nothing missing, whatever remains (3.5, 7.16)", async () => {
  const order = short("failed");
  const seen = (payStatus: Order["payStatus"]) => spoken(<ReceivedTransfers order={{ ...order, payStatus }} />);
  expect(await seen("failed")).toContain("Missing145.62 USDT");
  expect(await seen("paid")).not.toContain("Missing");
  expect(await seen("cancelled")).not.toContain("Missing");
});

test("payment: each sum beyond the price has its own label and statement (4.4)", async () => {
  const { payment, ...order } = sampleOrder("cancelled");
  const came = {
    hash: "",
    network: "TRON",
    amount: "29.90",
    confirmations: null,
    requiredConfirmations: null,
  } as const;
  const late = { ...came, kind: "late", seenAt: null } as const;
  const stray = { ...late, kind: "wrongNetwork", network: "ETH" } as const;
  const seen = (more: Partial<Order["payment"]>) =>
    spoken(<ReceivedTransfers order={{ ...order, payment: { ...payment, ...more } }} />);
  const credited = await seen({ excess: "29.90", excessHandling: "creditedToBalance", transfers: [late] });
  expect(credited).toContain("Credited to your balance29.90 USDT");
  expect(credited).toContain("29.90 USDT arrived late. It was credited to your account balance.");
  expect(credited).not.toMatch(/Not credited|too much/);
  const both = await seen({ excess: "59.80", excessHandling: "contactSupport", transfers: [late, stray] });
  expect(both).toContain("Credited to your balance29.90 USDTNot credited29.90 USDT");
  expect(both).toMatch(/29\.90 USDT can.+t be counted for this order\./);
  expect(both).not.toContain("59.80");
});

async function spoken(view: ReactNode): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: "en-US",
    defaultNS: "shell",
    resources: { "en-US": { orders: texts, shell } },
    interpolation: { escapeValue: false },
  });
  const html = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{view}</I18nextProvider>);
  return html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
}
