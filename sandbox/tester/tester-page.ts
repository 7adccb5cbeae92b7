import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { Refused } from "../http/refusal.ts";
import { REFUSAL_TEXTS } from "../http/refusal-texts.ts";
import { readOutbox } from "../mail/outbox.ts";
import type { Service } from "../service.ts";
import { readTesterOrders } from "./open-orders.ts";
import { endWindow, pay, payOrder, refuse } from "./payments.ts";
import { sandboxPage } from "./sandbox-page.ts";

const NOTICES = {
  paid: { kind: "done", text: "The transfer is on its way. The next block will hold it." },
  windowEnded: { kind: "done", text: "The payment window has ended." },
  refused: { kind: "done", text: "The chain has refused the confirmation." },
  wrongAmount: { kind: "problem", text: "That is no amount in USDT. Write it like 29.90." },
  orderCannotChange: { kind: "problem", text: REFUSAL_TEXTS["en-US"].orderCannotChange },
  notFound: { kind: "problem", text: "There is no such order." },
} as const;
type NoticeName = keyof typeof NOTICES;

/** The tester's page: plain forms that come back to it, with a word on what was done. */
export function testerPage(service: Service): Hono {
  const page = new Hono();
  page.get("/", async ({ req, html }) => {
    const to = req.query("to")?.trim() || null;
    const notice = Object.entries(NOTICES).find(([name]) => name === req.query("notice"))?.[1] ?? null;
    const emailsAreSent = service.settings.smtpUrl !== null;
    const emails = emailsAreSent ? [] : await readOutbox(service.db, to);
    const orders = await readTesterOrders(service, to);
    return html(sandboxPage({ to, emails, emailsAreSent, ...orders, notice, now: service.clock() }));
  });
  page.get("/sandbox.css", async ({ body }) =>
    body(await readFile(new URL("./sandbox.css", import.meta.url), "utf8"), 200, {
      "Content-Type": "text/css; charset=utf-8",
    }),
  );
  page.post("/orders/:code/pay", async (context) => {
    const { kind, amount } = await context.req.parseBody();
    const given = z.safeParse(payOrder, { kind, ...(amount !== "" && { amount }) });
    if (!given.success) return comeBack(context, "wrongAmount");
    return attempt(context, "paid", (code) => pay(service, code, given.data));
  });
  page.post("/orders/:code/end-window", async (context) =>
    attempt(context, "windowEnded", (code) => endWindow(service, code)),
  );
  page.post("/orders/:code/refuse", async (context) => attempt(context, "refused", (code) => refuse(service, code)));
  return page;
}

async function attempt(context: Context, done: NoticeName, act: (code: string) => Promise<unknown>): Promise<Response> {
  try {
    await act(context.req.param("code") ?? "");
    return comeBack(context, done);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return comeBack(context, error.refusal === "notFound" ? "notFound" : "orderCannotChange");
  }
}

async function comeBack({ req, redirect }: Context, notice: NoticeName): Promise<Response> {
  const { to } = await req.parseBody();
  const query = new URLSearchParams({ notice, ...(typeof to === "string" && { to }) });
  return redirect(`/sandbox?${query}#order-${encodeURIComponent(req.param("code") ?? "")}`, 303);
}
