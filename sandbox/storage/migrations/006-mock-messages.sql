-- The messages that mock mode made up for a merchant (7.17), and which of them were read.
create table mock_messages (
  merchant_id text not null references merchants on delete cascade,
  id integer not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, id)
);
