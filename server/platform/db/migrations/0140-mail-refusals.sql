-- Mails that somebody does not want from an organisation, by kind; only kinds that may be switched off stand here.
create table mail_refusals (
  organization_id uuid not null references organizations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('ends', 'plan_reminder', 'plan_digest', 'monthly_report', 'assigned')),
  refused_at timestamptz not null,
  primary key (organization_id, user_id, kind)
);
create index mail_refusals_by_user on mail_refusals (user_id);

-- One switch ended all reminders before; whoever used it gets none of them now either.
insert into mail_refusals (organization_id, user_id, kind, refused_at)
select m.organization_id, m.user_id, kind.name, u.updated_at
from memberships m
join users u on u.id = m.user_id and not u.reminders
cross join (values ('ends'), ('plan_reminder'), ('plan_digest')) as kind (name)
where m.ended_at is null;

alter table users drop column reminders;
