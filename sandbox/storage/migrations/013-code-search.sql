-- Codes go into their index at once. By default they would wait in a list that every search reads from end to end.
alter index orders_by_code set (fastupdate = off);
alter index application_bills_by_code set (fastupdate = off);
alter index recharge_bills_by_number set (fastupdate = off);
alter index transactions_by_code set (fastupdate = off);
alter index callbacks_by_code set (fastupdate = off);
