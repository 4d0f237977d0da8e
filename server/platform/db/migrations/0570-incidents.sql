-- Incidents of an organisation with their clocks, decisions and notifications. Only the people named in `incident_people` see one.
create table incidents (
  id uuid primary key,
  organization_id uuid not null references organizations (id) on delete cascade,
  -- A drill stays one, and a real incident stays real.
  drill boolean not null,
  title text not null,
  -- Kinds and instants as `core/assessment/incidents/facts.ts` reads them, and what of the organisation decides which clocks run.
  facts jsonb not null,
  firm jsonb not null,
  -- The decision with the answers and reasons it rests on.
  significance jsonb,
  version integer not null default 1,
  opened_by uuid references users (id) on delete set null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  lessons text not null default '',
  unique (organization_id, id)
);
create index incidents_open on incidents (organization_id, opened_at desc);
create index incidents_opened_by on incidents (opened_by);
-- Of what reminders look through every few minutes.
create index incidents_unclosed on incidents (opened_at, id) where closed_at is null;

create table incident_people (
  organization_id uuid not null,
  incident_id uuid not null,
  membership_id uuid not null,
  added_at timestamptz not null,
  primary key (organization_id, incident_id, membership_id),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade,
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete cascade
);
create index incident_people_by_membership on incident_people (organization_id, membership_id);

-- One row for each notification that the law asks for. What was sent stays as it was sent.
create table incident_notifications (
  organization_id uuid not null,
  incident_id uuid not null,
  clock text not null,
  content jsonb not null,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null,
  sent_at timestamptz,
  sent_by uuid references users (id) on delete set null,
  receipt text not null default '',
  primary key (organization_id, incident_id, clock),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade
);
create index incident_notifications_saved_by on incident_notifications (saved_by);
create index incident_notifications_sent_by on incident_notifications (sent_by);

-- Each entry carries the hash of the one before, so that none can be changed, left out or put in later (`server/assessment/incidents/chain.ts`).
create table incident_log (
  organization_id uuid not null,
  incident_id uuid not null,
  sequence integer not null check (sequence > 0),
  at timestamptz not null,
  user_id uuid,
  kind text not null,
  -- As it was hashed.
  entry text not null,
  previous_hash text not null,
  hash text not null,
  primary key (organization_id, incident_id, sequence),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade
);

-- Of which clock somebody was reminded, before it was due and once it was overdue.
create table incident_notices (
  organization_id uuid not null,
  incident_id uuid not null,
  clock text not null,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('soon', 'overdue')),
  due_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (organization_id, incident_id, clock, user_id, kind, due_at),
  foreign key (organization_id, incident_id) references incidents (organization_id, id) on delete cascade
);
create index incident_notices_user on incident_notices (user_id);

-- Incidents, what was sent and the log go with their organisation and never before it.
create function refuse_incident_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from organizations o where o.id = old.organization_id) then return old; end if;
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger incidents_stay before delete on incidents for each row execute function refuse_incident_change();
create trigger incidents_are_drills before update on incidents for each row
  when (new.drill <> old.drill or new.organization_id <> old.organization_id) execute function refuse_incident_change();
create trigger incident_log_stays before update or delete on incident_log for each row execute function refuse_incident_change();
create trigger incident_log_whole before truncate on incident_log execute function refuse_change();
create trigger incident_notifications_stay before delete on incident_notifications for each row
  when (old.sent_at is not null) execute function refuse_incident_change();
-- Whose account is gone is named no more; nothing else changes.
create trigger incident_notifications_frozen before update on incident_notifications for each row
  when (old.sent_at is not null and (new.content, new.sent_at, new.receipt, new.clock, new.saved_at)
    is distinct from (old.content, old.sent_at, old.receipt, old.clock, old.saved_at))
  execute function refuse_incident_change();
