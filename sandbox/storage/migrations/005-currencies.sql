alter table currencies add column status text not null default 'available';

-- The currencies that a merchant has switched on.
create table merchant_currencies (
  merchant_id text not null references merchants on delete cascade,
  currency_id text not null references currencies,
  since timestamptz not null,
  primary key (merchant_id, currency_id)
);

-- Merchants who were paid in a currency before it could be switched keep it switched on.
insert into merchant_currencies
  select merchant_id, currency_id, min(created_at) from application_bills group by merchant_id, currency_id;
