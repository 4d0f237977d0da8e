-- Statements apart, an empty line between them: built beside what goes on.
create unique index concurrently if not exists transfers_reference_key on transfers (reference_key);

-- Transfers of a day with an amount, to be compared with those of a statement.
create index concurrently if not exists transfers_alike on transfers (booked_on, amount);

alter table transfers validate constraint transfers_source_check;

alter table transfers validate constraint transfers_verdict_check;
