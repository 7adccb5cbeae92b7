import type { Client } from "pg";
import { DEMO_MERCHANT } from "#sandbox/seed/demo-merchant.ts";

/** Some of the demo's records never finish. */
const DEMO = `'${DEMO_MERCHANT.id}'`;

/** Queries for unfinished work. */
const UNDER_WAY = `
  select 'order' as what, code from orders where status in ('pending', 'waiting') and code in (select order_code from transfers)
    and merchant_id <> ${DEMO}
  union all select 'transaction', code from transactions where status = 'confirming'
  union all select 'callback', code from callbacks where next_attempt_at is not null
  union all select 'email', id from emails`;

/** Queries for lost or duplicated work, which must be empty once nothing is unfinished. */
const FAULTS = {
  "a paid order whose transfers do not cover it, or an unpaid one whose transfers do": `
    select o.code from orders o
    where (o.status = 'paid') <> (o.amount <= coalesce((
      select sum(t.amount) from transfers t where t.order_code = o.code and t.kind = 'onTime' and not t.dropped), 0))`,
  "what came too much for an order, credited otherwise than once": `
    select o.code from orders o where o.status = 'paid' and
      coalesce((select sum(amount) from transfers t where t.order_code = o.code and not t.dropped), 0) - o.amount
      <> coalesce((select sum(amount) from ledger l where l.kind = 'orderCredit' and l.reference = o.code), 0)`,
  "a customer's payment that was entered otherwise than once": `
    select t.reference from transactions t where t.kind = 'collection' and (
      select count(*) from ledger l where l.kind = 'collection' and l.reference = t.reference and l.amount = t.amount) <> 1`,
  "an entry without a payment": `
    select reference from ledger where kind <> 'orderCredit' and reference not in (select reference from transactions)`,
  "a customer's payment that was billed, or is called back, otherwise than once": `
    select t.reference from transactions t
    join applications a on a.recharge_callback <> '' and a.merchant_id = t.merchant_id
    where t.kind = 'collection' and t.merchant_id <> ${DEMO} and (
      (select count(*) from application_bills b where b.code = t.reference and b.paid_at is not null) <> 1
      or (select count(*) from callbacks c where c.reference = t.reference) <> 1)`,
  "a callback that was not delivered, or is on record as delivered twice": `
    select c.code from callbacks c where c.merchant_id <> ${DEMO} and (c.delivered_at is null
      or (select count(*) from callback_attempts a where a.callback_code = c.code and a.failure is null) <> 1)`,
  "a paid order that its merchant was told of otherwise than once": `
    select code from orders o where status = 'paid' and merchant_id <> ${DEMO} and (
      select count(*) from notices n where n.kind = 'orderPaid' and n.subject = o.code) <> 1`,
  "paid time that is not what was paid for": `
    select merchant_id from orders o where status = 'paid' and merchant_id <> ${DEMO} group by merchant_id
    having min(paid_at) + sum(term_months) * interval '1 month' - min(paid_at) is distinct from
      (select sum(s.expires_at - s.starts_at) from subscriptions s where s.merchant_id = o.merchant_id)`,
};

/** The unfinished work; empty once chains, receivers and mail server are done. */
export async function unfinishedWork(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ what: string; code: string }>(UNDER_WAY);
  return rows.map(({ what, code }) => `${what} ${code}`);
}

/** The lost or duplicated work, which must be empty. */
export async function findInconsistencies(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await client.query(query);
    for (const row of rows) found.push(`${fault}: ${JSON.stringify(row)}`);
  }
  return found;
}
