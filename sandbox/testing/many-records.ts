import { sql } from "kysely";
import type { Database } from "#sandbox/storage/database.ts";

/**
 * Creates so many orders, application bills, recharge bills, transactions, callbacks and events of a merchant, spread over
 * a year until `now` and over every status. The data is deterministic. Needs an application with this code, and the
 * catalogue.
 */
export async function addManyRecords(
  db: Database,
  {
    merchantId,
    applicationCode,
    count,
    now,
  }: { merchantId: string; applicationCode: string; count: number; now: Date },
): Promise<void> {
  const { first } = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<string>().as("first"))
    .executeTakeFirstOrThrow();
  const numbers = sql`generate_series(1, ${count}::int) as n`;
  const createdAt = sql`date_trunc('milliseconds', ${now}::timestamptz - n * (interval '365 days' / ${count}::int))`;
  // The sandbox's format of numbers: the day and pseudo-random digits, which never repeat.
  const digits = sql`lpad(((${first}::bigint + n) * 3141592653 % 10000000000)::text, 10, '0')`;
  const code = (prefix: string) => sql`${prefix}::text || to_char(${createdAt}, 'YYYYMMDD') || ${digits}`;
  const hash = (kind: string) => sql`md5(${merchantId} || ${kind} || n) || md5(n || ${kind} || ${merchantId})`;
  const amount = sql`(n * 7919 % 25000 + 500) / 100.0`;
  const network = sql`(array['TRON', 'ETH', 'BSC'])[n % 3 + 1]`;
  const currency = sql`(array['usdt-trc20', 'usdt-erc20', 'usdt-bep20'])[n % 3 + 1]`;
  const notice = sql`case when n % 50 = 0 then 'failed' when n % 10 = 0 then 'notNotified' else 'success' end`;
  await sql`
    insert into orders (code, merchant_id, request_key, package_id, term_months, amount, network, type, status, reason,
      created_at, expires_at, paid_at)
    select ${code("")}, ${merchantId}, 'many-' || n, (array['starter', 'growth', 'business'])[n % 3 + 1], 1, ${amount},
      ${network}, 'new', status, case status when 'cancelled' then 'windowEnded' when 'failed' then 'amountShort' end,
      ${createdAt}, ${createdAt} + interval '30 minutes', case status when 'paid' then ${createdAt} + interval '1 minute' end
    from ${numbers},
      lateral (select case when n % 50 = 0 then 'failed' when n % 4 = 0 then 'cancelled' else 'paid' end as status) as s
  `.execute(db);
  await sql`
    insert into application_bills (code, merchant_id, application_code, currency_id, network, amount, hash, block_height,
      from_address, to_address, delivery_address, user_id, notice_status, created_at, paid_at)
    select ${code("BILL")}, ${merchantId}, ${applicationCode}, ${currency}, ${network}, ${amount}, ${hash("bill")}, n,
      'from', 'to', 'delivery', 'customer-' || n % 400, ${notice}, ${createdAt}, ${createdAt} + interval '10 seconds'
    from ${numbers}`.execute(db);
  await sql`
    insert into recharge_bills (number, merchant_id, currency_id, network, amount, hash, payment_address, delivery_address,
      paid_at)
    select ${code("RECH")}, ${merchantId}, ${currency}, ${network}, ${amount}, ${hash("recharge")}, 'from', 'delivery',
      ${createdAt}
    from ${numbers}`.execute(db);
  // Earlier records of the merchant already have ledger entries.
  await sql`
    insert into ledger (id, merchant_id, kind, network, amount, reference, entered_at)
    select md5(code), merchant_id, 'collection', network, amount, code, paid_at from application_bills
    where merchant_id = ${merchantId} and paid_at is not null
    union all
    select md5(number), merchant_id, 'recharge', network, amount, number, paid_at from recharge_bills
    where merchant_id = ${merchantId}
    on conflict do nothing`.execute(db);
  await sql`
    insert into transactions (code, merchant_id, kind, reference, currency_id, network, amount, hash, block_height,
      from_address, to_address, status, created_at)
    select ${code("TX")}, ${merchantId}, (array['orderPayment', 'collection', 'collection', 'recharge'])[n % 4 + 1],
      ${code("BILL")}, ${currency}, ${network}, ${amount}, ${hash("moved")}, n, 'from', 'to',
      case when n % 50 = 0 then 'dropped' else 'confirmed' end, ${createdAt}
    from ${numbers}`.execute(db);
  await sql`
    insert into callbacks (code, merchant_id, application_code, reference, url, payload, status, created_at, delivered_at,
      last_failure)
    select ${code("CB")}, ${merchantId}, ${applicationCode}, ${code("BILL")}, 'https://shop.example/callbacks', '{}',
      ${notice}, ${createdAt}, case when n % 10 > 0 then ${createdAt} + interval '1 second' end,
      case when n % 50 = 0 then 'status5xx' end
    from ${numbers}`.execute(db);
  await sql`
    insert into callback_attempts (callback_code, sent_at, signature, answer_status, failure)
    select ${code("CB")}, ${createdAt}, ${hash("signature")}, 200, null
    from ${numbers} where n % 10 > 0`.execute(db);
  await sql`
    insert into account_events (merchant_id, kind, at, method, browser, system, address, reference)
    select ${merchantId}, case when n % 50 = 0 then 'passwordChanged' when n % 10 = 0 then 'signInFailed' else 'signIn' end,
      ${createdAt}, case when n % 10 > 0 then 'password' end, 'Chrome', 'Windows', '203.0.113.7', ''
    from ${numbers}`.execute(db);
}
