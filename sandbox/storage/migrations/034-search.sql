-- Whatever a record is known by leads to it: how its addresses and its customer's name begin, in either case, and its
-- package. Parts of codes, and how hashes begin, have indexes already (007, 008).
create index orders_by_package on orders (merchant_id, package_id, created_at, code);

create index application_bills_by_payer on application_bills (merchant_id, lower(from_address) text_pattern_ops);
create index application_bills_by_receiver on application_bills (merchant_id, lower(to_address) text_pattern_ops);
create index application_bills_by_delivery on application_bills (merchant_id, lower(delivery_address) text_pattern_ops);
create index application_bills_by_customer on application_bills (merchant_id, lower(user_id) text_pattern_ops);

create index recharge_bills_by_payer on recharge_bills (merchant_id, lower(payment_address) text_pattern_ops);
create index recharge_bills_by_delivery on recharge_bills (merchant_id, lower(delivery_address) text_pattern_ops);

create index transactions_by_sender on transactions (merchant_id, lower(from_address) text_pattern_ops);
create index transactions_by_receiver on transactions (merchant_id, lower(to_address) text_pattern_ops);

-- A currency stands for its network too.
create index application_bills_by_currency on application_bills (merchant_id, currency_id, created_at, code);
create index recharge_bills_by_currency on recharge_bills (merchant_id, currency_id, paid_at, number);
create index transactions_by_currency on transactions (merchant_id, currency_id, created_at, code);
