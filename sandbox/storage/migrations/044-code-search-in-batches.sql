-- A record whose status changes is written into its index of codes again, which was nine tenths of the cost of settling an order
-- (013). Entries wait in a list of at most 64 kB, which a search reads quickly, and are written together.
alter index orders_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index application_bills_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index recharge_bills_by_number set (fastupdate = on, gin_pending_list_limit = 64);
alter index transactions_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index callbacks_by_code set (fastupdate = on, gin_pending_list_limit = 64);
