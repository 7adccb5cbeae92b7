-- A device that a merchant has signed in from, by the hash of the token that it keeps.
create table known_devices (
  id integer generated always as identity primary key,
  merchant_id text not null references merchants (id) on delete cascade,
  token_hash text not null unique,
  browser text not null,
  system text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);

create index known_devices_by_merchant on known_devices (merchant_id, last_seen_at);

alter table sessions add column device_id integer references known_devices (id) on delete set null;

create index sessions_by_device on sessions (device_id);
