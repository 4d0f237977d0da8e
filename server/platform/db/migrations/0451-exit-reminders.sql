-- The last moment of retrieval of which the people of an organisation were reminded; another one is reminded of anew.
alter table organization_exits add column reminded_of timestamptz;
