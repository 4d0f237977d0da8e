-- Whether an owner demands a second factor of everybody who acts in the organisation.
alter table organizations add column demands_second_factor boolean not null default false;
