-- Which answers something observed (of a domain) or counted in an export (without one) began to contradict: when, through whose act, when that
-- was last so, and whether somebody is still to be told of it.
create table contradiction_news (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  domain_id uuid,
  check_name text not null check (length(check_name) <= 40),
  question_id text not null check (length(question_id) <= 40),
  began_at timestamptz not null,
  caused_by uuid references users (id) on delete set null,
  seen_at timestamptz not null,
  waits boolean not null,
  told_on date,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, domain_id, check_name, question_id),
  foreign key (organization_id, domain_id) references observed_domains (organization_id, id) on delete cascade
);
create index contradiction_news_by_person on contradiction_news (caused_by);
create index contradiction_news_waiting on contradiction_news (organization_id) where waits;
