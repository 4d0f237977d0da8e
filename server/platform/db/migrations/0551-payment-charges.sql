-- What was heard of each charge that names an order: an order may be paid on two pages, and a refund of the second says nothing of the
-- first. `facts` are in the order in which they were heard, each once.
create table payment_charges (
  organization_id uuid not null,
  payment_id uuid not null,
  charge_id text not null,
  facts jsonb not null,
  charged jsonb,
  primary key (organization_id, payment_id, charge_id),
  foreign key (organization_id, payment_id) references payments (organization_id, id) on delete cascade
);

-- The currency of what goes back, where it came in another one than the order asked for.
alter table refunds add column currency text;
