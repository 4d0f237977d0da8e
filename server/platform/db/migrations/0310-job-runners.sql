-- Processes that do what is owed and due: each says here every few seconds that it lives, by the clock of the database.
create table job_runners (
  id uuid primary key,
  beat_at timestamptz not null,
  -- The job that has run longer than any should; null while all is well.
  stuck text
);
