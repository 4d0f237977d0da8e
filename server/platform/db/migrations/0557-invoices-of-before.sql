-- Statements apart, an empty line between them: numbers that were typed so far are asked about; each may be begun again.

alter table invoices validate constraint invoices_reasons;

alter table invoices validate constraint invoices_first;

insert into ksef_typed_numbers (organization_id, invoice_id)
select organization_id, id from invoices where ksef_number is not null on conflict do nothing;
