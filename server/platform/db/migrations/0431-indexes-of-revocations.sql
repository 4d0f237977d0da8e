-- Statements apart, an empty line between them: built beside what goes on.
-- What the log says of the revocation of a credential, and since when there is something new.
create index concurrently if not exists log_leaves_revocations on log_leaves (substr(leaf, 8, 64)) where leaf like 'revoke %';

create index concurrently if not exists log_leaves_revoked on log_leaves (index) where leaf like 'revoke %';

-- By the place on a list the certificate is found, to be compared with what the log says of it.
create index concurrently if not exists certificates_status_place on certificates (status_list, status_place) where status_list is not null;

create index concurrently if not exists certificates_revoked_on_list on certificates (status_list) where revoked_at is not null;

create index concurrently if not exists status_places_taken_back on status_places (list, place) where taken_back;

-- By the hash that an entry of the log names; the one before held those with documents only.
create index concurrently if not exists certificates_by_verification_hash on certificates (verification_hash);

drop index concurrently if exists certificates_verification_hash;
