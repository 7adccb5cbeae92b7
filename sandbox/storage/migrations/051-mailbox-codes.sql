-- The code of a mailbox whose short codes were used up by others: too long to be guessed, so that no guess counts.
create table mailbox_codes (
  email text not null,
  purpose text not null,
  salt text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
