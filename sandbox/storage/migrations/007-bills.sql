-- Everything that moved on a chain for a merchant, whatever it belongs to.
create table transactions (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  kind text not null,
  reference text not null,
  currency_id text not null references currencies,
  network text not null,
  amount numeric(24, 6) not null check (amount > 0),
  hash text not null unique,
  block_height integer not null,
  from_address text,
  to_address text,
  status text not null,
  created_at timestamptz not null
);

insert into transactions
select 'TX' || upper(substr(md5(t.hash), 1, 16)), o.merchant_id, 'orderPayment', o.code, c.id, t.network, t.amount,
  t.hash, t.block_height, null, w.address, case when t.dropped then 'dropped' else 'confirming' end, t.seen_at
from transfers t
join orders o on o.code = t.order_code
join currencies c on c.network = t.network and c.symbol = 'USDT'
left join wallets w on w.merchant_id = o.merchant_id and w.network = t.network;

insert into transactions
select 'TX' || upper(substr(md5(hash), 1, 16)), merchant_id, 'collection', code, currency_id, network, amount, hash,
  block_height, from_address, to_address, 'confirmed', created_at
from application_bills;

insert into transactions
select 'TX' || upper(substr(md5(r.hash), 1, 16)), r.merchant_id, 'recharge', r.number, r.currency_id, r.network,
  r.amount, r.hash, coalesce(c.height, 0), null, r.address, 'confirmed', r.paid_at
from recharge_bills r
left join chains c on c.network = r.network;

create index transactions_by_merchant on transactions (merchant_id, created_at, code);
create index transactions_by_amount on transactions (merchant_id, amount, code);
create index transactions_by_hash on transactions (merchant_id, hash text_pattern_ops);
create index transactions_confirming on transactions (network, block_height) where status = 'confirming';

alter table application_bills add column user_id text;
alter table application_bills add column delivery_address text not null default '';
alter table application_bills add column paid_at timestamptz;

update application_bills set delivery_address = to_address, paid_at = created_at;

drop index application_bills_by_merchant;

create index application_bills_by_merchant on application_bills (merchant_id, created_at, code);
create index application_bills_by_amount on application_bills (merchant_id, amount, code);
create index application_bills_by_hash on application_bills (merchant_id, hash text_pattern_ops);

alter table recharge_bills add column payment_address text;

drop index recharge_bills_by_merchant;

create index recharge_bills_by_merchant on recharge_bills (merchant_id, paid_at, number);
create index recharge_bills_by_amount on recharge_bills (merchant_id, amount, number);
create index recharge_bills_by_hash on recharge_bills (merchant_id, hash text_pattern_ops);

create table callbacks (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  application_code text not null references applications on delete cascade,
  bill_code text not null unique references application_bills on delete cascade,
  url text not null,
  payload text not null,
  status text not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  next_attempt_at timestamptz
);

create index callbacks_by_merchant on callbacks (merchant_id, created_at, code);
create index callbacks_due on callbacks (next_attempt_at) where next_attempt_at is not null;

create table callback_attempts (
  id integer generated always as identity primary key,
  callback_code text not null references callbacks on delete cascade,
  sent_at timestamptz not null,
  signature text not null,
  answer_status integer,
  failure text
);

create index callback_attempts_by_callback on callback_attempts (callback_code, id);
