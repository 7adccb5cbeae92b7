-- Test callbacks that are too old are found among all the others, every hour.
create index callbacks_of_tests on callbacks (created_at) where event = 'test';
