-- Why the last attempt of a callback failed, in the words that a search takes; null when it did not, or was not sent yet.
alter table callbacks add column last_failure text;

update callbacks set last_failure = (
  select case
    when failure is distinct from 'rejected' then failure
    when answer_status between 400 and 499 then 'status4xx'
    when answer_status between 500 and 599 then 'status5xx'
    else 'statusOther'
  end
  from callback_attempts
  where callback_attempts.callback_code = callbacks.code
  order by callback_attempts.id desc
  limit 1
);

create index callbacks_by_failure on callbacks (merchant_id, last_failure, created_at, code) where last_failure is not null;
