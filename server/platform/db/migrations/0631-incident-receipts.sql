-- Confirmations that a notification arrived, as files. What was added stays, and goes with its organisation.
create table incident_receipts (
  organization_id uuid not null,
  incident_id uuid not null,
  id uuid not null,
  clock text not null,
  name text not null,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  store_key text not null,
  scanned boolean not null,
  added_by uuid references users (id) on delete set null,
  added_at timestamptz not null,
  primary key (organization_id, incident_id, id),
  foreign key (organization_id, incident_id, clock) references incident_notifications (organization_id, incident_id, clock) on delete cascade
);
create index incident_receipts_by_adder on incident_receipts (added_by);
create index incident_receipts_by_key on incident_receipts (store_key);

create trigger incident_receipts_stay before delete on incident_receipts for each row execute function refuse_incident_change();
-- Whose account is gone is named no more; nothing else changes.
create trigger incident_receipts_frozen before update on incident_receipts for each row
  when ((new.organization_id, new.incident_id, new.id, new.clock, new.name, new.media_type, new.bytes, new.sha256, new.store_key, new.scanned, new.added_at)
    is distinct from
    (old.organization_id, old.incident_id, old.id, old.clock, old.name, old.media_type, old.bytes, old.sha256, old.store_key, old.scanned, old.added_at))
  execute function refuse_incident_change();
