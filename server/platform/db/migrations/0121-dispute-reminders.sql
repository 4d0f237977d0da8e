-- When both sides of a dispute were told that the time to decide is nearly over.
alter table nip_disputes add column reminded_at timestamptz;
