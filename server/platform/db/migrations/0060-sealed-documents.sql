-- Certificates whose documents in all languages are still to be drawn, and the leaf that tells the log of them.
alter table certificates
  add column documents_due boolean not null default false,
  add column documents_leaf text;
create index certificates_documents_due on certificates (issued_at) where documents_due;
create index certificates_verification_hash on certificates (verification_hash) where documents_leaf is not null;
