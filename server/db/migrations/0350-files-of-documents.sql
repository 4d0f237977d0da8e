-- Issued documents lie in the file store under the SHA-256 of their contents. The bytes stay here until they are there and verified.
alter table documents
  add column size integer check (size > 0),
  -- When the store had it, verified; null while only the row has it.
  add column stored_at timestamptz,
  alter column bytes drop not null,
  add constraint documents_are_somewhere check (bytes is not null or stored_at is not null);
create index documents_hashes on documents (sha256);
drop index documents_report_hashes;
-- Both are empty once everything has moved.
create index documents_to_store on documents (created_at) where stored_at is null;
create index documents_to_empty on documents (created_at) where bytes is not null;

-- A process of the version before reads `bytes` only: where one may still run, they are written and left there for some days after this.
create table documents_upgrade (
  at timestamptz not null
);
create unique index documents_upgrade_once on documents_upgrade ((true));
insert into documents_upgrade select now() where exists (select 1 from signing_keys);

-- Files of which no row may know yet, or any more: what is written before its row, and what a row that is gone named.
create table unclaimed_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Since when, by the clock of the database.
  since timestamptz not null
);
create index unclaimed_files_by_time on unclaimed_files (since);

create function leave_file() returns trigger language plpgsql as $$
begin
  insert into unclaimed_files (sha256, since) values (old.sha256, '-infinity') on conflict do nothing;
  return null;
end $$;
create trigger documents_leave_files after delete on documents for each row execute function leave_file();
