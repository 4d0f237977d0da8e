-- Files and links that stand behind answers and items of the plan. The file itself is in the file store, under `store_key`.
create table evidence (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('file', 'link')),
  name text not null,
  url text,
  media_type text,
  bytes integer,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  store_key text unique,
  -- Whether a virus scanner said that it is clean.
  scanned boolean not null default false,
  valid_until date,
  added_by uuid,
  added_at timestamptz not null,
  -- When a finished report first listed it.
  reported_at timestamptz,
  primary key (organization_id, id),
  check ((kind = 'link') = (url is not null)),
  check ((kind = 'file') = (store_key is not null)),
  check ((kind = 'file') = (sha256 is not null)),
  check ((kind = 'file') = (bytes is not null)),
  check ((kind = 'file') = (media_type is not null))
);
create index evidence_ending on evidence (valid_until) where valid_until is not null;

-- Where a piece of evidence stands: at an answer, or, without an assessment, at an item of the plan.
create table evidence_uses (
  organization_id uuid not null,
  evidence_id uuid not null,
  assessment_id uuid,
  question_id text not null,
  attached_by uuid,
  attached_at timestamptz not null,
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete cascade,
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade,
  unique nulls not distinct (organization_id, evidence_id, assessment_id, question_id)
);
create index evidence_uses_of_answer on evidence_uses (organization_id, assessment_id, question_id);

-- Files that are on their way, in parts; what they will need is reserved from the beginning.
create table evidence_uploads (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- What the sender says that the file hashes to.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  assessment_id uuid,
  question_id text,
  replaces uuid,
  -- Keys in the file store, in their order.
  parts text[] not null default '{}',
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (organization_id, id)
);
create index evidence_uploads_by_user on evidence_uploads (user_id);
create index evidence_uploads_by_age on evidence_uploads (touched_at);

-- Which ending of which piece of evidence was reminded of, so that it is not said twice; a new day is reminded of anew.
create table evidence_notices (
  organization_id uuid not null,
  evidence_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('month', 'week', 'over')),
  valid_until date not null,
  sent_at timestamptz not null,
  primary key (organization_id, evidence_id, user_id, kind, valid_until),
  foreign key (organization_id, evidence_id) references evidence (organization_id, id) on delete cascade
);
create index evidence_notices_by_user on evidence_notices (user_id);
create index evidence_notices_by_age on evidence_notices (sent_at);

-- It never held anything: what stands behind an answer is in evidence_uses.
alter table answers drop column evidence_files;
