-- Up to which entry the hash of an incident's log was handed to the transparency log.
alter table incidents add column logged_sequence integer not null default 0;
