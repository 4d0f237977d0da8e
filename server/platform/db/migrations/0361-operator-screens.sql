-- Statements apart, an empty line between them: indexes are made beside what goes on; each may be begun again.

-- The log of one kind of act. Saved answers are nine of ten entries, and the newest of them are near the end anyway.
drop index concurrently if exists audit_logs_by_action;

create index concurrently audit_logs_by_action on audit_logs (action, id desc) where action <> 'answer.saved';

drop index concurrently if exists stripe_events_without_effect;

create index concurrently stripe_events_without_effect on stripe_events (received_at desc) where note is not null or processed_at is null;
