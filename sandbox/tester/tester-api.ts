import { Hono, type HonoRequest } from "hono";
import { HTTPException } from "hono/http-exception";
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
  api.post("/orders/:code/pay", async ({ req, json }) =>
    json(view(await pay(service, req.param("code"), await readInput(req, payOrder)))),
  );
  api.post("/orders/:code/end-window", async ({ req, json }) =>
    json(view(await endPaymentWindow(service, req.param("code")))),
  );
  api.post("/orders/:code/refuse", async ({ req, json }) =>
    json(view(await refuseConfirmation(service, req.param("code")))),
  );
  api.post("/applications/:code/pay", async ({ req, json }) => {
    const { code, hash } = await collectPayment(service, req.param("code"), await readInput(req, payApplication));
    return json({ code, hash });
  });
  api.post("/applications/:code/withdraw", async ({ req, json }) => {
    const { reference, hash } = await withdraw(service, req.param("code"), await readInput(req, payApplication));
    return json({ code: reference, hash });
  });
  api.post("/merchants/:id/top-up", async ({ req, json }) => {
    const { reference, hash } = await recharge(service, req.param("id"), await readInput(req, topUp));
    return json({ number: reference, hash });
  });
  api.get("/callbacks", async ({ req, json }) => json(await readCallbacks(service, req.query("to") ?? null)));
  api.all("*", ({ json }) => json({ error: "There is no such endpoint." }, 404));
  return api;
}

/** Parses the body. @throws HTTPException with the reason. */
async function readInput<Schema extends z.ZodMiniType>(req: HonoRequest, schema: Schema): Promise<z.output<Schema>> {
  const given = z.safeParse(schema, await readJson(req.raw).catch(() => null));
  if (given.success) return given.data;
  throw new HTTPException(400, { res: Response.json({ error: z.prettifyError(given.error) }, { status: 400 }) });
}
