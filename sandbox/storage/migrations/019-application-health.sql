-- The failures of an application's receiver since its last delivery, counted with each attempt.
create table application_health (
  application_code text primary key references applications on delete cascade,
  last_attempt_id integer not null,
  failures_since_delivery integer not null
);

insert into application_health
select
  callbacks.application_code,
  max(callback_attempts.id),
  count(*) filter (where callback_attempts.id > coalesce(delivered.last_id, 0))
from callback_attempts
join callbacks on callbacks.code = callback_attempts.callback_code
left join (
  select application_code, max(callback_attempts.id) as last_id
  from callback_attempts join callbacks on callbacks.code = callback_attempts.callback_code
  where failure is null
  group by application_code
) delivered on delivered.application_code = callbacks.application_code
group by callbacks.application_code;
