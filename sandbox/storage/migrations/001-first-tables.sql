-- Amounts are exact decimals in USDT, with the six places that the token has.

create table merchants (
  id text primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  nick_name text not null,
  avatar text not null,
  role text not null,
  language text not null,
  created_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  merchant_id text not null references merchants on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table sign_in_attempts (
  email text primary key,
  attempts integer not null,
  since timestamptz not null
);

create table verification_codes (
  email text not null,
  purpose text not null,
  salt text not null,
  code_hash text not null,
  guesses_left integer not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);

create table emails (
  id text primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  code text,
  attempts integer not null default 0,
  created_at timestamptz not null
);

create index emails_by_recipient on emails (recipient, created_at);

create table packages (
  id text primary key,
  name text not null,
  rank integer not null unique,
  wallets integer,
  currencies integer,
  applications integer
);

create table package_terms (
  package_id text not null references packages,
  unit text not null,
  months integer not null check (months > 0),
  amount numeric(24, 6) not null check (amount > 0),
  primary key (package_id, months)
);

create table subscriptions (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  package_id text not null references packages,
  starts_at timestamptz not null,
  expires_at timestamptz not null
);

create index subscriptions_by_merchant on subscriptions (merchant_id, expires_at);

create table orders (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  request_key text not null,
  package_id text not null references packages,
  term_months integer not null,
  amount numeric(24, 6) not null,
  network text not null,
  type text not null,
  upgrade_item text,
  status text not null,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  constraint orders_request_key unique (merchant_id, request_key)
);

create index orders_by_merchant on orders (merchant_id, created_at);
create index orders_by_status on orders (status, expires_at);

create table transfers (
  hash text primary key,
  order_code text not null references orders on delete cascade,
  network text not null,
  amount numeric(24, 6) not null check (amount > 0),
  kind text not null,
  block_height integer not null,
  dropped boolean not null default false,
  seen_at timestamptz not null
);

create index transfers_by_order on transfers (order_code);

create table credits (
  id text primary key,
  merchant_id text not null references merchants on delete cascade,
  amount numeric(24, 6) not null check (amount > 0),
  order_code text references orders on delete cascade,
  created_at timestamptz not null
);

create index credits_by_merchant on credits (merchant_id);
create index credits_by_order on credits (order_code);

create table chains (
  network text primary key,
  height integer not null,
  hash text not null
);

create table wallets (
  merchant_id text not null references merchants on delete cascade,
  network text not null,
  address text not null,
  created_at timestamptz not null,
  primary key (merchant_id, network)
);

create table currencies (
  id text primary key,
  name text not null,
  symbol text not null,
  network text not null,
  kind text not null,
  contract_address text
);

create table applications (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  name text not null,
  status text not null,
  created_at timestamptz not null
);

create index applications_by_merchant on applications (merchant_id);

create table application_bills (
  code text primary key,
  merchant_id text not null references merchants on delete cascade,
  application_code text not null references applications on delete cascade,
  currency_id text not null references currencies,
  network text not null,
  amount numeric(24, 6) not null,
  hash text not null,
  block_height integer not null,
  from_address text not null,
  to_address text not null,
  notice_status text not null,
  created_at timestamptz not null
);

create index application_bills_by_merchant on application_bills (merchant_id, created_at);

create table recharge_bills (
  number text primary key,
  merchant_id text not null references merchants on delete cascade,
  currency_id text not null references currencies,
  network text not null,
  amount numeric(24, 6) not null,
  hash text not null,
  address text not null,
  paid_at timestamptz not null
);

create index recharge_bills_by_merchant on recharge_bills (merchant_id, paid_at);
