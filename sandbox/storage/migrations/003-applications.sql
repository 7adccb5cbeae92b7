-- Applications from before this step keep what they are; their credentials are made when they are first asked for.
alter table applications add column address text not null default '';
alter table applications add column recharge_callback text not null default '';
alter table applications add column withdraw_callback text not null default '';
alter table applications add column remark text not null default '';
alter table applications add column request_key text;

update applications set request_key = code;

alter table applications alter column request_key set not null;
alter table applications add constraint applications_request_key unique (merchant_id, request_key);

drop index applications_by_merchant;

create index applications_by_merchant on applications (merchant_id, created_at);

-- The secret is sealed (AES-256-GCM): reading the table is not enough to sign with it.
create table application_credentials (
  application_code text primary key references applications on delete cascade,
  app_key text not null unique,
  sealed_secret text not null
);

-- What a code from an e-mail was exchanged for: opens one act of one merchant, once.
create table verification_proofs (
  proof_hash text primary key,
  merchant_id text not null references merchants on delete cascade,
  purpose text not null,
  expires_at timestamptz not null
);
