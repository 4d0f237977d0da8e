-- Statements apart, an empty line between them: indexes are made beside what goes on; each may be begun again.
-- What the daily jobs look for is found by when it is due, so that a day reads what is due on it and not what is kept.

drop index concurrently if exists certificates_to_expire;

create index concurrently certificates_to_expire on certificates (expires_at) where status = 'active';

drop index concurrently if exists certificates_of_the_first_version;

create index concurrently certificates_of_the_first_version on certificates (issued_at) where status_place is null;

drop index concurrently if exists certificates_to_anonymise;

create index concurrently certificates_to_anonymise on certificates (issued_at) where anonymised_at is null;

drop index concurrently if exists subscriptions_by_start;

create index concurrently subscriptions_by_start on subscriptions (starts_at);

drop index concurrently if exists register_readings_by_age;

create index concurrently register_readings_by_age on register_readings (read_at);

drop index concurrently if exists register_readings_not_active;

create index concurrently register_readings_not_active on register_readings (organization_id)
  where (company is null or company ->> 'active' <> 'true'
  or coalesce(company ->> 'endedOn', company ->> 'deletedOn', company ->> 'bankruptOn', company ->> 'suspendedOn') is not null);

-- Whoever has a certificate in force without a reading is read on the next day.
insert into register_readings (organization_id, read_at)
  select o.id, '2000-01-01Z' from organizations o
  where exists (select 1 from certificates c where c.organization_id = o.id and c.revoked_at is null and c.expires_at > now())
  on conflict do nothing;

drop index concurrently if exists assessments_scoped;

create index concurrently assessments_scoped on assessments (organization_id, type) where scope is not null;

-- Of the log: what goes after twelve months, and addresses that go then. Answers stay, so they are in the second only.
drop index concurrently if exists audit_logs_to_retire;

create index concurrently audit_logs_to_retire on audit_logs (created_at) where action not like 'answer.%';

drop index concurrently if exists audit_logs_to_strip;

create index concurrently audit_logs_to_strip on audit_logs (created_at) where ip_address is not null or user_agent is not null;

-- Organisations that went before that was noted (server/db/migrations/0362-gone-organizations.sql).
insert into gone_organizations (organization_id)
  select distinct l.organization_id from audit_logs l
  where l.action like 'answer.%' and l.organization_id is not null and not exists (select 1 from organizations o where o.id = l.organization_id)
  on conflict do nothing;

drop index concurrently if exists users_unverified;

create index concurrently users_unverified on users (created_at) where not email_verified;

drop index concurrently if exists users_to_verify;

create index concurrently users_to_verify on users (verification_token_expires_at) where verification_token_expires_at is not null;

drop index concurrently if exists users_to_reset;

create index concurrently users_to_reset on users (reset_token_expires_at) where reset_token_expires_at is not null;

drop index concurrently if exists users_with_earlier_resets;

create index concurrently users_with_earlier_resets on users (reset_token_expires_at) where earlier_resets <> '{}';

drop index concurrently if exists stripe_events_by_age;

create index concurrently stripe_events_by_age on stripe_events (received_at);

drop index concurrently if exists job_runs_by_age;

create index concurrently job_runs_by_age on job_runs (started_at);

drop index concurrently if exists certificate_notifications_by_age;

create index concurrently certificate_notifications_by_age on certificate_notifications (sent_at);

drop index concurrently if exists payments_unpaid;

create index concurrently payments_unpaid on payments (created_at) where paid_at is null;

drop index concurrently if exists payments_paid;

create index concurrently payments_paid on payments (paid_at) where paid_at is not null;

drop index concurrently if exists transfers_by_age;

create index concurrently transfers_by_age on transfers (created_at);

drop index concurrently if exists desk_tasks_closed;

create index concurrently desk_tasks_closed on desk_tasks (closed_at) where closed_at is not null;

-- Who retired was done by its age alone; the two of what retires took its place.
drop index concurrently if exists audit_logs_by_age;

-- Each mail that was sent or refused is noted by the id of its reminder alone.
drop index concurrently if exists certificate_notifications_by_id;

create index concurrently certificate_notifications_by_id on certificate_notifications (id);
