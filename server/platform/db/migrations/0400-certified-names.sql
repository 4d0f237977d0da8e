-- Statements apart, an empty line between them: the index is made beside what goes on; each may be begun again.
-- Which companies certificates name, and how: a tenth as many rows as certificates, by which their words are looked up first. What is found
-- is compared with the certificate itself, so a row too many would do no harm; the triggers see to it that none is missing.
create table if not exists certified_names (
  nip text not null,
  search_text text not null,
  primary key (nip, search_text)
);

-- What of a certificate is found by its words without its number.
create or replace function certified_name(search_text text, certificate_number text) returns text immutable parallel safe language sql
  return replace(search_text, ' ' || lower(certificate_number), '');

drop index concurrently if exists certificates_taken_back_names;

create index concurrently certificates_taken_back_names on certificates (organization_nip) where revoked_at is not null;

create or replace function keep_certified_name() returns trigger language plpgsql as $$begin
  if tg_op <> 'INSERT' and old.search_text <> '' then
    -- Held first, so that whoever writes the same name meanwhile is waited for, and seen by what follows.
    perform 1 from certified_names where nip = old.organization_nip for update;
    delete from certified_names n where n.nip = old.organization_nip
      and not exists (select 1 from certificates c where c.revoked_at is null and c.organization_nip = n.nip
        and certified_name(c.search_text, c.certificate_number) = n.search_text)
      and not exists (select 1 from certificates c where c.revoked_at is not null and c.organization_nip = n.nip
        and certified_name(c.search_text, c.certificate_number) = n.search_text);
  end if;
  if tg_op <> 'DELETE' and new.search_text <> '' then
    insert into certified_names values (new.organization_nip, certified_name(new.search_text, new.certificate_number))
      on conflict (nip, search_text) do update set nip = excluded.nip;
  end if;
  return null;
end$$;

create or replace trigger certificates_name after insert or delete or update of organization_nip, search_text, certificate_number on certificates
  for each row execute function keep_certified_name();

insert into certified_names
  select distinct organization_nip, certified_name(search_text, certificate_number) from certificates where search_text <> ''
  on conflict do nothing;

-- Whatever of a number is its own: six letters (core/certification.ts).
drop index concurrently if exists certificates_own_letters;

create index concurrently certificates_own_letters on certificates using gin (right(certificate_number, 6) gin_trgm_ops);

drop index concurrently if exists certified_names_search;

create index concurrently certified_names_search on certified_names using gin (search_text gin_trgm_ops);

analyze certified_names;
