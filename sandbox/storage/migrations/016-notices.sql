-- What the sandbox tells a merchant; what it says is in locales/*/sandbox.json.
create table notices (
  id integer generated always as identity primary key,
  merchant_id text not null references merchants on delete cascade,
  kind text not null,
  -- What it is about, once for each kind: told again, it is unread again.
  subject text not null,
  -- What its text is filled with, as JSON.
  details text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (merchant_id, kind, subject)
);

create index notices_by_merchant on notices (merchant_id, at, id);
