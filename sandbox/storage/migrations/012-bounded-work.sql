-- E-mails hold codes: they are sealed while they wait, and those from before are too old to be of use.
delete from emails;

alter table emails drop column subject;
alter table emails drop column text;
alter table emails drop column html;
alter table emails drop column code;
alter table emails add column sealed text not null;
alter table emails add column next_attempt_at timestamptz not null;

create index emails_due on emails (next_attempt_at);

-- What is due of one merchant, so that none waits for another's.
create index callbacks_due_by_merchant on callbacks (merchant_id, next_attempt_at) where next_attempt_at is not null;

drop index callbacks_due;
