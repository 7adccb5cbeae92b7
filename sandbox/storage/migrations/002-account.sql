-- Whatever is limited in number, for whatever it is tried at: an e-mail, a merchant.
create table attempts (
  kind text not null,
  subject text not null,
  attempts integer not null,
  since timestamptz not null,
  primary key (kind, subject)
);

insert into attempts select 'sign-in', email, attempts, since from sign_in_attempts;

drop table sign_in_attempts;

-- Whom the identity provider vouches for needs no password.
alter table merchants alter column password_hash drop not null;

create table sign_ins (
  id integer generated always as identity primary key,
  merchant_id text not null references merchants on delete cascade,
  method text not null,
  browser text not null,
  system text not null,
  at timestamptz not null
);

create index sign_ins_by_merchant on sign_ins (merchant_id, id);

alter table sessions add column sign_in_id integer references sign_ins on delete set null;

create table identity_proofs (
  proof_hash text primary key,
  kind text not null,
  email text not null check (email = lower(email)),
  expires_at timestamptz not null
);
