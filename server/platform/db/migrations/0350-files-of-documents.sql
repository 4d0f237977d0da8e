-- Issued documents lie in the file store under the SHA-256 of their contents. The bytes stay here until they are there and verified.
alter table documents
  add column size integer,
  -- When the store had it, verified; null while only the row has it.
  add column stored_at timestamptz,
  alter column bytes drop not null,
  -- Of what is there nothing need be read for it: every row has its bytes.
  add constraint documents_are_somewhere check (bytes is not null or (stored_at is not null and size > 0)) not valid;

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
