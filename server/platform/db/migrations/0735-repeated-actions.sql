-- An action that is done again and again: every so many months, counted from the day that somebody chose.
alter table own_actions
  add column repeat_months smallint,
  add column repeat_from date,
  add column last_done_on date,
  add column last_done_by uuid;
-- What is repeated has a day.
alter table own_actions
  add constraint own_actions_repeat check (
    repeat_months is null or (repeat_months in (1, 3, 6, 12) and repeat_from is not null and due_on is not null)
  ) not valid;
alter table own_actions
  add constraint own_actions_doer foreign key (last_done_by) references users (id) on delete set null not valid;
