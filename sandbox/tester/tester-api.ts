import { Hono } from "hono";
import * as z from "zod/mini";
import { collectPayment } from "#sandbox/bills/collection.ts";
import { recharge } from "#sandbox/bills/recharge.ts";
import { withdraw } from "#sandbox/bills/withdrawal.ts";
import { refuseConfirmation } from "#sandbox/chain/transfers.ts";
import { readJson } from "#sandbox/http/read-input.ts";
import { readOutbox } from "#sandbox/mail/outbox.ts";
import { type OrderRecord, orderView } from "#sandbox/orders/order-view.ts";
import type { Service } from "#sandbox/service.ts";
import { payApplication, topUp } from "./incoming.ts";
import { readCallbacks } from "./outgoing-callbacks.ts";
import { endPaymentWindow, pay, payOrder } from "./payments.ts";

/** The page `/sandbox` as a JSON API; a refusal is a 4xx with `{ error }`. */
export function testerApi(service: Service): Hono {
  const api = new Hono();
  const view = (record: OrderRecord) => orderView(record, service.clock(), "en-US");
  api.get("/emails", async ({ req, json }) => {
    const emails = await readOutbox(service, req.query("to") ?? null);
    return json(emails.map(({ to, subject, text, code, sentAt }) => ({ to, subject, text, code, sentAt })));
  });
  api.post("/orders/:code/pay", async ({ req, json }) => {
    const given = z.safeParse(payOrder, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    return json(view(await pay(service, req.param("code"), given.data)));
  });
  api.post("/orders/:code/end-window", async ({ req, json }) =>
    json(view(await endPaymentWindow(service, req.param("code")))),
  );
  api.post("/orders/:code/refuse", async ({ req, json }) =>
    json(view(await refuseConfirmation(service, req.param("code")))),
  );
  api.post("/applications/:code/pay", async ({ req, json }) => {
    const given = z.safeParse(payApplication, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    const { userId, ...payment } = given.data;
    const { code, hash } = await collectPayment(service, req.param("code"), { ...payment, userId: userId || null });
    return json({ code, hash });
  });
  api.post("/applications/:code/withdraw", async ({ req, json }) => {
    const given = z.safeParse(payApplication, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    const { userId, ...amount } = given.data;
    const { reference, hash } = await withdraw(service, req.param("code"), { ...amount, userId: userId || null });
    return json({ code: reference, hash });
  });
  api.post("/merchants/:id/top-up", async ({ req, json }) => {
    const given = z.safeParse(topUp, await readJson(req.raw).catch(() => null));
    if (!given.success) return json({ error: z.prettifyError(given.error) }, 400);
    const { reference, hash } = await recharge(service, req.param("id"), given.data);
    return json({ number: reference, hash });
  });
  api.get("/callbacks", async ({ req, json }) => json(await readCallbacks(service, req.query("to") ?? null)));
  api.all("*", ({ json }) => json({ error: "There is no such endpoint." }, 404));
  return api;
}
