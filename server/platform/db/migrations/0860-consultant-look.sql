-- Whose look the documents of an organisation carry: its own, or that of an organisation that a consultant of it owns.
alter table brandings
  add column consultant_organization_id uuid,
  add column consultant_chosen_by uuid,
  add column consultant_chosen_at timestamptz;
alter table brandings
  add constraint brandings_consultant foreign key (consultant_organization_id) references organizations (id) on delete set null not valid;
alter table brandings
  add constraint brandings_consultant_chooser foreign key (consultant_chosen_by) references users (id) on delete set null not valid;
