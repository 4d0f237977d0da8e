-- What a consultant asks to stand beside their name on reports, and since when an owner allows just that.
alter table memberships
  add column report_contact text check (length(report_contact) <= 120),
  add column report_allowed_at timestamptz check (report_allowed_at is null or report_contact is not null);
