-- Statements apart, an empty line between them: indexes are made beside what goes on; each may be begun again.
-- A text as `foldForSearch` folds what is searched for: no case, no diacritics, also of the Polish ł.
create or replace function folded(value text) returns text immutable parallel safe language sql
  return replace(replace(regexp_replace(normalize(lower(value), NFD), '[\u0300-\u036f]', '', 'g'), 'ł', 'l'), 'ß', 'ss');

-- What operators find companies and orders by. It is kept, since folding a thousand texts for a search takes longer than the search may;
-- by triggers, since a generated column would write the whole table anew while nobody else may.
alter table organizations add column if not exists search_text text;

alter table payments add column if not exists search_text text;

create or replace function keep_company_text() returns trigger language plpgsql as $$begin
  new.search_text := folded(concat_ws(' ', new.name, new.company_full_name, new.nip));
  return new;
end$$;

create or replace function keep_order_text() returns trigger language plpgsql as $$begin
  new.search_text := folded(concat_ws(' ', new.buyer ->> 'name', new.buyer ->> 'email', new.buyer ->> 'nip', new.order_number));
  return new;
end$$;

create or replace trigger organizations_text before insert or update of name, company_full_name, nip on organizations
  for each row execute function keep_company_text();

create or replace trigger payments_text before insert or update of buyer, order_number on payments
  for each row execute function keep_order_text();

-- What there is gets its text in small steps, so that nobody waits for a row for long.
do $$declare these uuid[];
begin
  for these in select array_agg(id) from (select id, row_number() over () / 1000 as part from organizations where search_text is null) o group by part loop
    update organizations set name = name where id = any(these);
    commit;
  end loop;
  for these in select array_agg(organization_id) from (
      select organization_id, dense_rank() over (order by organization_id) / 1000 as part from payments where search_text is null) p group by part loop
    update payments set buyer = buyer where organization_id = any(these) and search_text is null;
    commit;
  end loop;
end$$;

drop index concurrently if exists organizations_search;

create index concurrently organizations_search on organizations using gin (search_text gin_trgm_ops);

drop index concurrently if exists organizations_newest;

create index concurrently organizations_newest on organizations (created_at desc);

drop index concurrently if exists users_search;

create index concurrently users_search on users using gin (email gin_trgm_ops);

drop index concurrently if exists payments_search;

create index concurrently payments_search on payments using gin (search_text gin_trgm_ops) where plan is not null;

drop index concurrently if exists payments_newest;

create index concurrently payments_newest on payments (created_at desc) where plan is not null;

drop index concurrently if exists certificates_taken_back_search;

create index concurrently certificates_taken_back_search on certificates using gin (search_text gin_trgm_ops) where revoked_at is not null;

drop index concurrently if exists certificates_taken_back_newest;

create index concurrently certificates_taken_back_newest on certificates (issued_at desc) where revoked_at is not null;

drop index concurrently if exists organizations_search_prefix;

create index concurrently organizations_search_prefix on organizations (search_text text_pattern_ops);

drop index concurrently if exists payments_search_prefix;

create index concurrently payments_search_prefix on payments (search_text text_pattern_ops) where plan is not null;

drop index concurrently if exists users_search_prefix;

create index concurrently users_search_prefix on users (email text_pattern_ops);

drop index concurrently if exists certificates_by_number;

create index concurrently certificates_by_number on certificates (certificate_number text_pattern_ops);
