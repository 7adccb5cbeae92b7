-- The request of each attempt as it was sent, and how long its answer took; null for attempts from before.
alter table callback_attempts add column url text;
alter table callback_attempts add column app_key text;
alter table callback_attempts add column duration_ms integer;
