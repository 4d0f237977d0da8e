-- What a mail server behind the first one says comes later, as a notice (docs/decisions/0380); that the first one takes mails does not undo it.
alter table refused_addresses add column by_notice boolean not null default false;
-- As much of the hash as the address for notices has room for: 15 bytes, 20 letters of base64url.
update refused_addresses set address_hash = left(address_hash, 20);
