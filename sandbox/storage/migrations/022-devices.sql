-- A session by which its owner can name it, without its token; and when and from where it was last used.
alter table sessions add column id integer generated always as identity;

alter table sessions add column last_seen_at timestamptz;

update sessions set last_seen_at = created_at;

alter table sessions alter column last_seen_at set not null;

alter table sessions add column address text not null default '';

create unique index sessions_by_merchant on sessions (merchant_id, id);
