-- What an order was asked for before an operator accepted less, which lowered its price.
alter table payments add column reduced_from numeric(10, 2) check (reduced_from > amount);
