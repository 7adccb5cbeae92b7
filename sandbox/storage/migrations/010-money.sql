-- A proof opens one application for one act. Those from before live for minutes, and name none.
delete from verification_proofs;

alter table verification_proofs add column application_code text not null references applications on delete cascade;

-- What a request key was used for; null for applications from before this step.
alter table applications add column request_hash text;

-- Each bill has one transaction.
create unique index transactions_by_reference on transactions (reference) where kind <> 'orderPayment';
