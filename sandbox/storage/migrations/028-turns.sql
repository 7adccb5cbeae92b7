-- What all sandboxes on one database do together, each time by one of them: when it is due again.
create table turns (
  name text primary key,
  due_at timestamptz not null
);
