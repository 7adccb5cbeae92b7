-- What customers withdrew through an application; the rest of it is in its transaction.
create table withdrawals (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  application_code text not null references applications on delete cascade,
  user_id text
);

create index withdrawals_by_merchant on withdrawals (merchant_id);

-- A callback reports a bill, a withdrawal, or nothing but that it can arrive.
alter table callbacks drop constraint callbacks_bill_code_fkey;
alter table callbacks drop constraint callbacks_bill_code_key;
alter table callbacks rename column bill_code to reference;
alter table callbacks add column event text not null default 'collection';

create unique index callbacks_once on callbacks (reference) where event <> 'test';
