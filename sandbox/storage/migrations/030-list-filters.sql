-- The filters and orders of lists that had no index of their own: callbacks by event, and orders of one status by when
-- they were paid, from either end.
create index callbacks_by_event on callbacks (merchant_id, event, created_at, code);
create index orders_by_status_paid on orders (merchant_id, status, paid_at, code);
create index orders_by_status_paid_last on orders (merchant_id, status, paid_at desc nulls last, code desc);
