-- One ledger of each merchant's money: every figure of it is a sum of these entries, and each entry has its record.
create table ledger (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  kind text not null,
  -- The wallet that it is in; null for what the service owes the merchant without one.
  network text,
  amount numeric(24, 6) not null check (amount <> 0),
  -- The code of the bill, the withdrawal or the order that it comes from.
  reference text not null,
  entered_at timestamptz not null
);

insert into ledger
select id, merchant_id, 'orderCredit', null, amount, order_code, created_at from credits where order_code is not null;

insert into ledger
select 'bill-' || code, merchant_id, 'collection', network, amount, code, paid_at
from application_bills where paid_at is not null and amount > 0;

insert into ledger
select 'recharge-' || number, merchant_id, 'recharge', network, amount, number, paid_at
from recharge_bills where amount > 0;

create index ledger_by_merchant on ledger (merchant_id, kind, entered_at);
create index ledger_by_reference on ledger (reference);
-- A bill or a withdrawal is entered once; an order may leave something over more than once.
create unique index ledger_once on ledger (kind, reference) where kind <> 'orderCredit';

drop table credits;
