-- Statements apart, an empty line between them: built beside what goes on.
create index concurrently if not exists own_actions_by_doer on own_actions (last_done_by) where last_done_by is not null;

alter table own_actions validate constraint own_actions_repeat;

alter table own_actions validate constraint own_actions_doer;
