-- Something sealed with the key of the secrets, by which another key is known as such.
create table sealed_sample (
  id integer primary key check (id = 1),
  sealed_secret text not null
);
