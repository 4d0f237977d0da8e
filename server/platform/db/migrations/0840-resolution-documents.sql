-- Documents made from templates that a decision approves, as they stood when it was drafted: template, heading and version.
alter table board_resolutions add column documents jsonb not null default '[]';
