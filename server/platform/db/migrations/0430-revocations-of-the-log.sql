-- Up to which waiting revocation a list was signed; the state of the log that it was computed from stands in the signed list itself.
alter table status_lists add column pending_upto bigint not null default 0;
