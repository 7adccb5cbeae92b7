-- What the wire names, columns name alike.
alter table currencies rename column kind to type;
alter table recharge_bills rename column address to delivery_address;

-- A currency's place in the list of all: chain by chain, on each its own coin first.
alter table currencies add column rank integer;

update currencies set rank = placed.rank
from (
  select id, row_number() over (
    order by array_position(array['TRON', 'ETH', 'BSC'], network), type, symbol desc, id
  ) - 1 as rank
  from currencies
) as placed
where placed.id = currencies.id;

alter table currencies alter column rank set not null;

-- For each list: an index of every filter and every sort, so that a page costs what it shows. They end with the key,
-- without which rows of one moment would come in any order.
create extension if not exists pg_trgm;

drop index orders_by_merchant;

create index orders_by_created on orders (merchant_id, created_at, code);
create index orders_by_amount on orders (merchant_id, amount, code);
create index orders_by_paid on orders (merchant_id, paid_at, code);
-- Descending, those without a value come last too, which is not the former read backwards.
create index orders_by_paid_last on orders (merchant_id, paid_at desc nulls last, code desc);
create index orders_by_merchant_status on orders (merchant_id, status, created_at, code);
create index orders_by_code on orders using gin (code gin_trgm_ops);

create index application_bills_by_notice on application_bills (merchant_id, notice_status, created_at, code);
create index application_bills_by_application on application_bills (merchant_id, application_code, created_at, code);
create index application_bills_by_code on application_bills using gin (code gin_trgm_ops);

create index recharge_bills_by_number on recharge_bills using gin (number gin_trgm_ops);

create index transactions_by_status on transactions (merchant_id, status, created_at, code);
create index transactions_by_kind on transactions (merchant_id, kind, created_at, code);
create index transactions_by_code on transactions using gin (code gin_trgm_ops, reference gin_trgm_ops);

create index callbacks_by_status on callbacks (merchant_id, status, created_at, code);
create index callbacks_by_application on callbacks (merchant_id, application_code, created_at, code);
create index callbacks_by_code on callbacks using gin (code gin_trgm_ops, bill_code gin_trgm_ops);

drop index applications_by_merchant;

create index applications_by_created on applications (merchant_id, created_at, code);
create index applications_by_name on applications (merchant_id, name, code);
