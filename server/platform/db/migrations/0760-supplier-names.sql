-- The name that the company register has for a watched supplier, when it was read, and when it was asked for last.
alter table supplier_watches add column registered_name text not null default '';
alter table supplier_watches add column name_read_at timestamptz;
alter table supplier_watches add column name_tried_at timestamptz;
