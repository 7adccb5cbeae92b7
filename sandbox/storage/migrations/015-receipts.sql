-- What customers paid on each of the last days, read from the index alone.
create index application_bills_by_paid on application_bills (merchant_id, paid_at)
  include (currency_id, application_code, amount);
