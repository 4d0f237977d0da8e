-- The discussion at a question of an organisation: it goes with the organisation, not with one assessment.
create table discussion_threads (
  organization_id uuid not null references organizations (id) on delete cascade,
  question_id text not null check (length(question_id) <= 40),
  resolved_by uuid references users (id) on delete set null,
  resolved_at timestamptz,
  primary key (organization_id, question_id)
);
create index discussion_threads_by_person on discussion_threads (resolved_by);

-- Mentions stand in the text as ids. A message that was removed has no text any more; who removed it and when stays.
create table discussion_messages (
  organization_id uuid not null,
  id uuid not null,
  question_id text not null,
  author_id uuid references users (id) on delete set null,
  text text not null check (length(text) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_by uuid references users (id) on delete set null,
  removed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, question_id) references discussion_threads (organization_id, question_id) on delete cascade,
  check (removed_at is null or text = '')
);
create index discussion_messages_in_order on discussion_messages (organization_id, question_id, created_at, id);
create index discussion_messages_by_author on discussion_messages (author_id);
create index discussion_messages_by_remover on discussion_messages (removed_by);

-- Who is named in a message, since when, and when they saw it.
create table discussion_mentions (
  organization_id uuid not null,
  message_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  read_at timestamptz,
  primary key (organization_id, message_id, user_id),
  foreign key (organization_id, message_id) references discussion_messages (organization_id, id) on delete cascade
);
create index discussion_mentions_of_person on discussion_mentions (user_id, organization_id, at desc);

-- When somebody was last written to because they were named in a discussion.
create table discussion_notices (
  organization_id uuid not null,
  question_id text not null,
  user_id uuid not null references users (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (organization_id, question_id, user_id),
  foreign key (organization_id, question_id) references discussion_threads (organization_id, question_id) on delete cascade
);
create index discussion_notices_by_person on discussion_notices (user_id);
