-- The largest of the few orders that failed: by amount alone, all others would be read before the page is full, and by status
-- alone all that failed would be sorted.
create index orders_by_status_amount on orders (merchant_id, status, amount, code);
create index application_bills_by_notice_amount on application_bills (merchant_id, notice_status, amount, code);
create index transactions_by_status_amount on transactions (merchant_id, status, amount, code);
