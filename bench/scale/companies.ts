/** Companies of the slice ($1, $2] with what hangs on each of them, into the tables that the first statement makes for the others. */
export const companies: readonly string[] = [
  // The same company is the same at every run: what is drawn follows from its number.
  `create or replace function pg_temp.share(n bigint, salt int) returns float8 immutable language sql
     as $$ select ((hashint8extended(n, salt) & 2147483647) / 2147483648.0)::float8 $$`,
  `create or replace function pg_temp.of(n bigint, salt text) returns uuid immutable language sql as $$ select overlay(overlay(md5(salt || n) placing '4' from 13) placing '8' from 17)::uuid $$`,
  // Surnames are as unevenly spread as they are: some of them thousands have, some nobody but one.
  `create temp table if not exists surname as
     select row_number() over () - 1 as place, a || b || c as name
     from unnest('{Kow,Now,Wiś,Wój,Kam,Lew,Zie,Szym,Woź,Dąb,Koz,Jan,Maz,Krę,Gra,Paw,Mich,Król,Wie,Jab,Bar,Tom}'::text[]) a,
       unnest('{al,ak,niew,cik,iń,and,liń,ań,niak,row,łow,ur,el,ie,ot}'::text[]) b, unnest('{ski,czyk,ewicz,owski,icz,ka,ek,iak,uk}'::text[]) c`,
  `create temp table company on commit preserve rows as
     select n, pg_temp.of(n, 'org') as id, pg_temp.of(n, 'user') as user_id, lpad((1000000000 + n)::text, 10, '0') as nip,
       concat_ws(' ', ('{Zakład,Hurtownia,Przedsiębiorstwo,Apteka,Szpital,Wodociągi,Elektrociepłownia,Drukarnia,Spedycja,Przychodnia}'::text[])[1 + floor(10 * pg_temp.share(n, 1) ^ 2)::int],
         s.name, ('{Łódź,Warszawa,Kraków,Gdańsk,Poznań,Wrocław,Żyrardów,Śrem,Ełk,Bytom,Sejny,Hel}'::text[])[1 + floor(12 * pg_temp.share(n, 2) ^ 2)::int],
         ('{sp. z o.o.,sp. z o.o.,sp. z o.o.,S.A.,sp.j.,""}'::text[])[1 + floor(6 * pg_temp.share(n, 3))::int]) as name,
       lower(translate(s.name, 'śóęąńźł', 'soeanzl')) as surname, 'jan.' || lower(translate(s.name, 'śóęąńźłŚ', 'soeanzls')) || n || '@example.com' as email,
       pg_temp.share(n, 4) < 0.3 as is_pro,
       -- When its year began: certificates, periods and assessments came in a year's distance.
       now() - make_interval(secs => pg_temp.share(n, 5) * 400 * 86400) as anew
     from generate_series($1::bigint + 1, $2::bigint) n
     join surname s on s.place = floor((select count(*) from surname) * pg_temp.share(n, 6) ^ 3)::int
     -- In the order of the keys of nearly every table, which are written as fast as they can be then.
     order by 2`,
  `analyze company`,
  `insert into users (id, email, password_hash, first_name, last_name, email_verified, subscription_plan, compliance_type, language, created_at, updated_at)
     select user_id, email, 'x', 'Jan', initcap(surname), true, case when is_pro then 'pro' else 'basic' end, 'nis2',
       ('{pl,pl,pl,en,de,fr}'::text[])[1 + n % 6], anew - interval '4 years', anew from company`,
  `insert into organizations (id, name, company_full_name, nip, address, city, postal_code, contact_email, user_id, registry_score_consent, created_at, updated_at)
     select id, name, name, nip, 'ul. Prosta ' || n, 'Łódź', '90-001', email, user_id, n % 3 = 0, anew - interval '4 years', anew from company order by anew`,
  `insert into memberships (organization_id, user_id, role, since) select id, user_id, 'owner', anew - interval '4 years' from company`,
  `insert into sessions (sid, sess, expire)
     select md5('session' || n), jsonb_build_object('userId', user_id, 'startedAt', now() - interval '1 day'), now() + interval '13 days' * pg_temp.share(n, 7) - interval '12 hours' from company`,
  `insert into company_confirmations (organization_id, id, method, level, confirmed_at)
     select id, pg_temp.of(n, 'confirmation'), 'transfer', 2, anew from company`,
  // A seventh of all companies is looked up again each day; all but a few were today already, for nobody answers here.
  `insert into register_readings (organization_id, read_at, company, emails)
     select id, now() - case when n % 1000 = 0 then interval '8 days' else interval '6 days' * pg_temp.share(n, 8) end,
       jsonb_build_object('name', name, 'fullName', name, 'address', '', 'city', 'Łódź', 'postalCode', '90-001', 'active', true, 'contacts', '[]'::jsonb), array[email] from company`,
  `insert into terms_notices (user_id, edition, told_at) select user_id, '2.0', now() - interval '1 day' from company where n % 1000 <> 0 on conflict do nothing`,
  // Three years, the last of them paid for when the year began anew.
  `insert into payments (organization_id, id, amount, net_amount, vat_percent, currency, status, payment_method, provider_payment_id, provider_session_id,
       order_number, plan, buyer, user_id, language, paid_at, created_at, first_used_at, first_use)
     select id, pg_temp.of(n * 10 + y, 'payment'), 2269.35, 1845, 23, 'PLN', 'paid', 'blik', 'pi_' || n || '_' || y, 'cs_' || n || '_' || y,
       'ATZ-' || lpad(n::text, 8, '0') || y, case when is_pro then 'pro' else 'basic' end,
       jsonb_build_object('name', name, 'nip', nip, 'email', email, 'address', 'ul. Prosta 1', 'postalCode', '90-001', 'city', 'Łódź', 'country', 'Polska'),
       user_id, 'pl', anew - make_interval(years => 2 - y), anew - make_interval(years => 2 - y), anew - make_interval(years => 2 - y), 'answer'
     from company, generate_series(0, 2) y order by anew - make_interval(years => 2 - y)`,
  `insert into payments (organization_id, id, amount, currency, status, order_number, plan, buyer, user_id, language, expires_at, expired_at, page_closed_at, created_at)
     select id, pg_temp.of(n, 'unpaid'), 2269.35, 'PLN', 'expired', 'ATZ-X' || lpad(n::text, 8, '0'), 'basic',
       jsonb_build_object('name', name, 'nip', nip, 'email', email), user_id, 'pl', at, at, at, at
     from (select *, now() - make_interval(secs => pg_temp.share(n, 9) * 366 * 86400) as at from company where n % 5 = 0) c`,
  `insert into subscriptions (organization_id, id, plan, starts_at, ends_at, payment_id, created_at)
     select id, pg_temp.of(n * 10 + y, 'period'), case when is_pro then 'pro' else 'basic' end, anew - make_interval(years => 2 - y),
       anew - make_interval(years => 1 - y), pg_temp.of(n * 10 + y, 'payment'), anew - make_interval(years => 2 - y) from company, generate_series(0, 2) y`,
  // The last month's are still drafts.
  `insert into invoices (organization_id, id, payment_id, kind, seller, buyer, plan, period_from, period_to, net_amount, vat_amount, gross_amount,
       vat_percent, currency, payment_method, sold_at, created_at, number, exported_at, order_number, user_id, language)
     select c.id, pg_temp.of(n * 10 + y, 'invoice'), pg_temp.of(n * 10 + y, 'payment'), 'VAT', '{"name":"Atesto"}',
       jsonb_build_object('name', name, 'nip', nip, 'email', email, 'address', 'ul. Prosta 1', 'postalCode', '90-001', 'city', 'Łódź', 'country', 'Polska'), 'basic', at, at + interval '1 year', 1845, 424.35, 2269.35, 23, 'PLN', 'blik', at, at,
       case when at < now() - interval '10 days' then 'FV/' || n || '/' || y end, case when at < now() - interval '10 days' then at + interval '1 day' end,
       'ATZ-' || lpad(n::text, 8, '0') || y, user_id, 'pl'
     from company c, generate_series(0, 2) y, lateral (select anew - make_interval(years => 2 - y) as at) t`,
  `insert into payment_events (id, type, payload, received_at, processed_at)
     select 'evt_' || n, 'checkout.session.completed', jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object('payment_intent', 'pi_' || n || '_2'))),
       least(anew, now()), now() from company where anew > now() - interval '366 days'`,
  // A few events that changed nothing.
  `update payment_events set note = 'not_ours' where id in (select 'evt_' || n from company where n % 5000 = 0)`,
];
