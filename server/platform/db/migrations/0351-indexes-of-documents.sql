-- Statements apart, an empty line between them: indexes are made beside what goes on; each may be begun again.

-- Whether any row names a file, and which report has a hash.
drop index concurrently if exists documents_hashes;

create index concurrently documents_hashes on documents (sha256);

drop index concurrently if exists documents_report_hashes;

-- Both are empty once everything has moved.
drop index concurrently if exists documents_to_store;

create index concurrently documents_to_store on documents (created_at) where stored_at is null;

drop index concurrently if exists documents_to_empty;

create index concurrently documents_to_empty on documents (created_at) where bytes is not null;
