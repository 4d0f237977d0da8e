-- What happened to certificates of suppliers that somebody watches. An event is spread over the lists that hold its NIP, and each
-- organisation is told once a day of what it was not told yet; so a day's work is what happened, not what is watched.
create table supplier_events (
  id uuid primary key default gen_random_uuid(),
  nip text not null,
  certificate_number text not null,
  kind text not null check (kind in ('issued', 'revoked', 'ends_in_30', 'ends_in_7', 'expired')),
  happened_at timestamptz not null,
  spread_at timestamptz,
  unique (certificate_number, kind)
);
create index supplier_events_due on supplier_events (happened_at, id) where spread_at is null;

create table supplier_news (
  organization_id uuid not null references organizations (id) on delete cascade,
  event_id uuid not null references supplier_events (id) on delete cascade,
  told_on date,
  primary key (organization_id, event_id)
);
create index supplier_news_due on supplier_news (organization_id) where told_on is null;
create index supplier_news_by_event on supplier_news (event_id);

-- The days on which an organisation was told.
create table supplier_digests (
  organization_id uuid not null references organizations (id) on delete cascade,
  day date not null,
  primary key (organization_id, day)
);

-- Until when ends of certificates have been looked at; one row.
create table supplier_clock (
  single boolean primary key default true check (single),
  looked_until timestamptz not null
);

-- Whether suppliers may see that they are watched.
create table supplier_settings (
  organization_id uuid primary key references organizations (id) on delete cascade,
  shows_watching boolean not null default false,
  changed_at timestamptz not null
);

-- Kinds of mail that one may do without are a closed set in the code (core/mail-choice.ts).
alter table mail_refusals drop constraint if exists mail_refusals_kind_check;
alter table mail_refusals add constraint mail_refusals_kind_check check (kind ~ '^[a-z_]{1,40}$');
