-- Somebody without an account who answers some questions of an assessment. The link holds a secret of which only the hash is here, and so
-- does the code that is mailed to that address; a code that was asked for is there from when it is mailed.
create table guest_invitations (
  organization_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  question_ids text[] not null check (cardinality(question_ids) > 0),
  email text not null check (length(email) <= 254),
  name text not null check (length(name) <= 100),
  note text not null check (length(note) <= 500),
  language text not null,
  days smallint not null,
  token_hash text unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz[] not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  finished_at timestamptz,
  code_id uuid unique,
  code_hash text,
  code_tries smallint not null default 0,
  code_expires_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade,
  check (expires_at > created_at)
);
create index guest_invitations_by_assessment on guest_invitations (organization_id, assessment_id);
create index guest_invitations_by_person on guest_invitations (invited_by) where invited_by is not null;
create index guest_invitations_by_address on guest_invitations (email);
create index guest_invitations_by_end on guest_invitations (expires_at);

-- Who redeemed a code, until when; the cookie holds the secret. It ends with its invitation.
create table guest_sessions (
  token_hash text primary key,
  organization_id uuid not null,
  invitation_id uuid not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (organization_id, invitation_id) references guest_invitations (organization_id, id) on delete cascade
);
create index guest_sessions_by_invitation on guest_sessions (organization_id, invitation_id);
create index guest_sessions_by_end on guest_sessions (expires_at);

-- A guest who gave an answer, by name and address; such an answer has no person of the organisation.
alter table answers add column answered_by_guest text;
