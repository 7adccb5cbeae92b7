import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { typedEmail } from "#contracts/typed/email.ts";
import { collectPayment } from "#sandbox/bills/collection.ts";
import { CustomerRefused, REFUSAL_TEXTS } from "#sandbox/bills/customer-refusal.ts";
import { recharge } from "#sandbox/bills/recharge.ts";
import { withdraw } from "#sandbox/bills/withdrawal.ts";
import { refuseConfirmation } from "#sandbox/chain/transfers.ts";
import { readForm } from "#sandbox/http/read-input.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import { readOutbox } from "#sandbox/mail/outbox.ts";
import type { Service } from "#sandbox/service.ts";
import { textsIn } from "#sandbox/texts.ts";
import { payApplication, readPayees, topUp } from "./incoming.ts";
import { readTesterOrders } from "./open-orders.ts";
import { readCallbacks } from "./outgoing-callbacks.ts";
import { payerPage, readPayer } from "./payer-page.ts";
import { endPaymentWindow, pay, payOrderForm } from "./payments.ts";
import { sandboxPage } from "./sandbox-page.ts";

const NOTICES = {
  paid: { kind: "done", text: "Transfer sent. It will be in the next block." },
  windowEnded: { kind: "done", text: "The payment window has ended." },
  refused: { kind: "done", text: "The chain has refused the confirmation." },
  wrongAmount: { kind: "problem", text: "Enter an amount in USDT, such as 29.90." },
  orderCannotChange: { kind: "problem", text: textsIn("en-US").refusal.orderCannotChange },
  notFound: { kind: "problem", text: "There is no such order." },
  arriving: { kind: "done", text: "Transfer sent. It will be confirmed in three blocks." },
  noPayee: { kind: "problem", text: "There is no such merchant." },
  leaving: { kind: "done", text: "Withdrawal sent. It will be confirmed in three blocks." },
  noApplication: { kind: "problem", text: REFUSAL_TEXTS.noApplication },
  stopped: { kind: "problem", text: REFUSAL_TEXTS.stopped },
  currencyOff: { kind: "problem", text: REFUSAL_TEXTS.currencyOff },
  balanceTooLow: { kind: "problem", text: REFUSAL_TEXTS.balanceTooLow },
} as const;
type NoticeName = keyof typeof NOTICES;

/** The tester's page: forms that return to it with a message. */
export function testerPage(service: Service): Hono {
  const page = new Hono();
  page.get("/", async ({ req, html }) => {
    const to = typedEmail(req.query("to") ?? "") || null;
    const notice = Object.entries(NOTICES).find(([name]) => name === req.query("notice"))?.[1] ?? null;
    const emailsAreSent = service.settings.smtpUrl !== null;
    const emails = emailsAreSent ? [] : await readOutbox(service, to);
    const orders = await readTesterOrders(service, to);
    const payees = await readPayees(service, to);
    const callbacks = await readCallbacks(service, to);
    return html(sandboxPage({ to, emails, emailsAreSent, ...orders, payees, callbacks, notice, now: service.clock() }));
  });
  page.get("/sandbox.css", async ({ body }) =>
    body(await readFile(new URL("./sandbox.css", import.meta.url), "utf8"), 200, {
      "Content-Type": "text/css; charset=utf-8",
    }),
  );
  // Validates the return address before the action.
  page.on("POST", ["/orders/*", "/applications/*", "/merchants/*"], async ({ req }, next) => {
    await readForm(req);
    await next();
  });
  /** Answers a form: runs its action, and returns to the page with a message. */
  const form = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    done: NoticeName,
    act: (code: string, given: z.output<Schema>) => Promise<unknown>,
  ) =>
    page.post(path, async (context) => {
      const given = z.safeParse(schema, await readForm(context.req));
      if (!given.success) return redirectWithNotice(context, "wrongAmount");
      try {
        await act(context.req.param("code") ?? "", given.data);
        return redirectWithNotice(context, done);
      } catch (error) {
        if (error instanceof CustomerRefused) return redirectWithNotice(context, error.reason);
        if (!(error instanceof Refused)) throw error;
        if (error.refusal !== "notFound") return redirectWithNotice(context, "orderCannotChange");
        return redirectWithNotice(context, path.startsWith("/orders") ? "notFound" : "noPayee");
      }
    });
  form("/orders/:code/pay", payOrderForm, "paid", (code, given) => pay(service, code, given));
  form("/orders/:code/end-window", z.object({}), "windowEnded", (code) => endPaymentWindow(service, code));
  form("/orders/:code/refuse", z.object({}), "refused", (code) => refuseConfirmation(service, code));
  form("/applications/:code/pay", payApplication, "arriving", (code, given) => collectPayment(service, code, given));
  form("/applications/:code/withdraw", payApplication, "leaving", (code, given) => withdraw(service, code, given));
  form("/merchants/:code/top-up", topUp, "arriving", (merchantId, given) => recharge(service, merchantId, given));
  page.get("/pay/:code", async ({ req, html, notFound }) => {
    const payer = await readPayer(service, req.param("code"));
    return payer ? html(payerPage(payer)) : notFound();
  });
  return page;
}

async function redirectWithNotice({ req, redirect }: Context, notice: NoticeName): Promise<Response> {
  const { to, merchantId } = await readForm(req);
  const query = new URLSearchParams({ notice, ...(to !== undefined && { to }) });
  const place = merchantId !== undefined ? `merchant-${merchantId}` : `order-${req.param("code") ?? ""}`;
  return redirect(`/sandbox?${query}#${encodeURIComponent(place)}`, 303);
}
