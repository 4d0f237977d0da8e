-- Lost disputes after which the invoice is corrected, by their ids: an operator decides that.
alter table payments add column corrected_disputes text[] not null default '{}';
