-- Texts by language in one value each, so that a language needs no column. The version before goes on reading its columns, and a later
-- migration takes them and the table plan_features away.
alter table compliance_types
  add column descriptions jsonb not null default '{}',
  alter column description drop not null, alter column description_en drop not null, alter column description_de drop not null,
  alter column description_fr drop not null;
alter table subscription_plans
  add column descriptions jsonb not null default '{}',
  add column features jsonb not null default '[]',
  alter column description_pl drop not null, alter column description_en drop not null, alter column description_de drop not null,
  alter column description_fr drop not null;
