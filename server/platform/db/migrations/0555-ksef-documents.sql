-- What is sent to KSeF: the file as it was issued, and what became of it. A document that was refused is followed by its next version.
create table ksef_documents (
  organization_id uuid not null,
  invoice_id uuid not null,
  version integer not null default 1 check (version > 0),
  -- Environment of KSeF that it was issued for.
  environment text not null,
  xml bytea not null check (octet_length(xml) between 1 and 1000000),
  -- Base64 SHA-256 of `xml`.
  hash text not null unique,
  mode text not null check (mode in ('online', 'offline24', 'unavailability', 'emergency', 'total_failure')),
  issued_at timestamptz not null,
  -- `outside` stands for what is never sent: it was issued in a total failure.
  state text not null check (state in ('issued', 'sending', 'unknown', 'sent', 'accepted', 'rejected', 'outside')),
  -- Hash of the version that a technical correction replaces.
  corrects_hash text,
  session_reference text,
  document_reference text,
  -- When it was handed over last, and how often.
  handed_at timestamptz,
  tries integer not null default 0,
  -- Nothing is asked about it before.
  not_before timestamptz,
  accepted_at timestamptz,
  invoicing_mode text,
  -- Official confirmation of receipt (UPO) and the certificate that signed it (hex SHA-256).
  confirmation bytea,
  confirmation_signer text,
  failure_code integer,
  failure_details jsonb,
  primary key (organization_id, invoice_id, version),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id) on delete cascade,
  check ((state = 'accepted') = (accepted_at is not null)),
  check (state not in ('sending', 'unknown', 'sent') or session_reference is not null)
);
create index ksef_documents_open on ksef_documents (state, issued_at) where state not in ('accepted', 'outside');
create index ksef_documents_unconfirmed on ksef_documents (accepted_at) where state = 'accepted' and confirmation is null;

-- The file stays as it was issued; what was accepted stays accepted.
create function keep_ksef_document() returns trigger language plpgsql as $$
declare
  entered text[] := array['state', 'session_reference', 'document_reference', 'handed_at', 'tries', 'not_before', 'accepted_at',
    'invoicing_mode', 'confirmation', 'confirmation_signer', 'failure_code', 'failure_details'];
begin
  -- What could not be sent on its day was issued offline.
  if old.mode = 'online' and old.state in ('issued', 'unknown', 'sending') then entered := entered || array['mode']; end if;
  if old.state in ('accepted', 'outside') then entered := array['confirmation', 'confirmation_signer', 'not_before']; end if;
  if (to_jsonb(new) - entered) <> (to_jsonb(old) - entered) then
    raise exception 'a document of KSeF cannot be changed';
  end if;
  return new;
end $$;
create trigger ksef_documents_stay before update on ksef_documents for each row execute function keep_ksef_document();

-- Times in which KSeF does not work, as the ministry announces them or an operator enters them.
create table ksef_outages (
  id text primary key,
  kind text not null check (kind in ('unavailability', 'emergency', 'total_failure')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  source text not null check (source in ('ministry', 'operator')),
  title text not null
);

-- What is known of the way to KSeF: one row.
create table ksef_state (
  single boolean primary key default true check (single),
  -- Somebody has to act before anything is sent again.
  stopped_at timestamptz,
  stopped_reason text,
  -- KSeF asked to wait until then.
  paused_until timestamptz,
  reached_at timestamptz,
  failing_since timestamptz,
  -- The certificate that signs confirmations (hex SHA-256), as it was first seen.
  confirmation_signer text,
  -- Until when our documents were compared with those of KSeF.
  compared_to timestamptz,
  -- An operator asked for what is ready to be issued, where that is done by hand or once a day.
  requested_at timestamptz
);
insert into ksef_state default values;

-- Calls of the last hour, which the limits of KSeF count.
create unlogged table ksef_calls (call_group text not null, at timestamptz not null);
create index ksef_calls_by_group on ksef_calls (call_group, at);

-- Numbers that were typed, and whether KSeF has them; null until that was asked.
create table ksef_typed_numbers (
  organization_id uuid not null,
  invoice_id uuid not null,
  known boolean,
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id) on delete cascade
);
