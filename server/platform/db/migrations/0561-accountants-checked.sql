-- Statements apart, an empty line between them.

alter table users validate constraint users_role_check;
