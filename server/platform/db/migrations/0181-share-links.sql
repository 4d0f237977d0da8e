-- Addresses by which an organisation shows a result to somebody without an account. The address holds a secret of which only the hash is
-- here; it shows one edition of one assessment, as deep as was chosen.
create table share_links (
  organization_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  edition integer not null,
  token_hash text not null unique,
  label text not null,
  sections boolean not null,
  report boolean not null,
  comments boolean not null,
  question_ids text[] not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, assessment_id, edition) references reports (organization_id, assessment_id, edition) on delete cascade,
  check (expires_at > created_at)
);
create index share_links_by_report on share_links (organization_id, assessment_id, edition);
create index share_links_by_creator on share_links (created_by) where created_by is not null;
create index share_links_by_end on share_links (expires_at);

-- When an address was opened, and with what kind of device. Nothing here tells one visitor from another.
create table share_views (
  organization_id uuid not null,
  share_link_id uuid not null,
  id bigint generated always as identity,
  what text not null check (what in ('page', 'report')),
  browser text,
  system text,
  viewed_at timestamptz not null,
  primary key (organization_id, share_link_id, id),
  foreign key (organization_id, share_link_id) references share_links (organization_id, id) on delete cascade
);
create index share_views_by_age on share_views (viewed_at);
