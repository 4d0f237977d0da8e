-- An action that is done again and again: every so many months, counted from the day that somebody chose.
alter table own_actions
  add column repeat_months smallint check (repeat_months in (1, 3, 6, 12)),
  add column repeat_from date,
  add column last_done_on date,
  add column last_done_by uuid references users (id) on delete set null;
-- What is repeated has a day.
alter table own_actions
  add constraint own_actions_repeat check (repeat_months is null or (repeat_from is not null and due_on is not null)) not valid;
alter table own_actions validate constraint own_actions_repeat;
create index own_actions_by_doer on own_actions (last_done_by) where last_done_by is not null;
