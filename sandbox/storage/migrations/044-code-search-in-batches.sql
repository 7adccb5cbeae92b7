-- A record whose status changes is written into its index of codes anew, which at once (013) was nine tenths of what settling
-- an order costs. Now they wait in a list of 64 kB at most, which a search reads in no time, and go in together.
alter index orders_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index application_bills_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index recharge_bills_by_number set (fastupdate = on, gin_pending_list_limit = 64);
alter index transactions_by_code set (fastupdate = on, gin_pending_list_limit = 64);
alter index callbacks_by_code set (fastupdate = on, gin_pending_list_limit = 64);
