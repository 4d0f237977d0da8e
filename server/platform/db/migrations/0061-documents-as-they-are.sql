-- Documents are compressed inside already: trying once more only takes time.
alter table documents alter column bytes set storage external;
