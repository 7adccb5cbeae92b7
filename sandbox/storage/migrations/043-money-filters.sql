-- A network by itself has its own order; the several currencies of one would have to be sorted.
create index application_bills_by_network on application_bills (merchant_id, network, created_at, code);
create index recharge_bills_by_network on recharge_bills (merchant_id, network, paid_at, number);
create index transactions_by_network on transactions (merchant_id, network, created_at, code);

-- What any of a list may be narrowed by goes along in the index of its usual order, so that rows are counted there and
-- never fetched.
drop index orders_by_created;
create index orders_by_created on orders (merchant_id, created_at, code) include (amount);

drop index application_bills_by_merchant;
create index application_bills_by_merchant on application_bills (merchant_id, created_at, code) include (amount, currency_id);

drop index recharge_bills_by_merchant;
create index recharge_bills_by_merchant on recharge_bills (merchant_id, paid_at, number) include (amount, currency_id);

drop index transactions_by_merchant;
create index transactions_by_merchant on transactions (merchant_id, created_at, code) include (amount, currency_id);
