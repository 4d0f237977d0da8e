-- What banks call a transfer, so that two that look alike are told apart and one that comes in two forms is recognised.
alter table transfers
  add column account text,
  -- Where it is known from; null for rows of the version before.
  add column source text,
  add column valued_on date,
  add column bank_reference text,
  add column payer_reference text,
  -- Digest of account, day, amount and reference; null where the bank gave none.
  add column reference_key text,
  -- The transfer that it probably is, for an operator to decide.
  add column duplicate_of uuid,
  add constraint transfers_source_check check (source in ('mt940', 'camt053', 'hand')) not valid,
  drop constraint transfers_verdict_check,
  add constraint transfers_verdict_check
    check (verdict in ('exact', 'amount', 'late', 'early', 'second', 'unmatched', 'duplicate', 'batch')) not valid;

-- Balances that the entries between them do not explain.
alter table bank_statements add column imbalances jsonb not null default '[]';
