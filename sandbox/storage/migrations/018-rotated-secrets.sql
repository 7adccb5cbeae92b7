-- After a rotation the AppSecret before works for a while as well: callbacks carry the signatures of both.
alter table application_credentials add column old_sealed_secret text;
alter table application_credentials add column old_until timestamptz;

-- The new AppSecret's signature, while the old one's is the first.
alter table callback_attempts add column next_signature text;
