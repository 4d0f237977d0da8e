-- Complaints with their number and the last moment of the answer. Whose they are is what was written.
create table complaints (
  id uuid primary key,
  number text not null unique,
  name text not null,
  email text not null,
  language text not null,
  via text not null check (via in ('form', 'email', 'letter', 'phone')),
  consumer boolean not null,
  about text not null,
  complaint text not null,
  received_at timestamptz not null,
  answer_by timestamptz not null,
  outcome text check (outcome in ('uphold', 'uphold_part', 'reject_complaint')),
  answer text,
  answered_at timestamptz,
  check ((answered_at is null) = (outcome is null) and (answered_at is null) = (answer is null))
);
create index complaints_by_email on complaints (email);
create index complaints_open on complaints (answer_by) where answered_at is null;
