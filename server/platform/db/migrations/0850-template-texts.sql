-- What an organisation wrote in the place of a section of a document template; the section is named by its title in the Polish template, the purpose by none.
create table template_texts (
  organization_id uuid not null references organizations (id) on delete cascade,
  template_id text not null check (length(template_id) <= 40),
  language text not null check (length(language) <= 8),
  section text not null check (length(section) <= 200),
  title text not null check (length(title) <= 200),
  body text not null check (length(body) <= 10000),
  template_version integer not null,
  revision integer not null default 1,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (organization_id, template_id, language, section)
);
create index template_texts_by_person on template_texts (changed_by) where changed_by is not null;
