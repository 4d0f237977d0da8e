-- Statements apart, an empty line between them: built beside what goes on.
create index concurrently if not exists brandings_by_consultant on brandings (consultant_organization_id) where consultant_organization_id is not null;

alter table brandings validate constraint brandings_consultant;

alter table brandings validate constraint brandings_consultant_chooser;
