-- What happened to an account: sign-ins, and from now on whatever else its owner should be able to look up.
alter table sign_ins rename to account_events;

-- A failed sign-in with an unknown email is written like any other, so that it takes the same time.
alter table account_events alter column merchant_id drop not null;

alter table account_events alter column method drop not null;

alter table account_events add column kind text not null default 'signIn';

alter table account_events alter column kind drop default;

alter table account_events add column address text not null default '';

-- The application or the network that it is about; never a secret.
alter table account_events add column reference text not null default '';

drop index sign_ins_by_merchant;

create index account_events_by_merchant on account_events (merchant_id, at, id);

create index account_events_by_kind on account_events (merchant_id, kind, at, id);

-- What is pruned, and when.
create index account_events_by_age on account_events (kind, at);
