-- Links for a new password that were sent before the newest, by hash, with their ends: they work on for their hour.
alter table users add column earlier_resets jsonb not null default '{}';
create index users_by_earlier_resets on users using gin (earlier_resets) where earlier_resets <> '{}';

-- A NIP is held by accounts whose address is confirmed.
update organizations o set holds_nip = false from users u where u.id = o.user_id and not u.email_verified and o.holds_nip;
