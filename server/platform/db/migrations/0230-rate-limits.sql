-- How often something was done, shared by all processes (docs/decisions/0230). Not logged: a crash forgets the counts, which end
-- within a day anyway, and counting costs no write-ahead log. Keys are hashes: no address and no e-mail stands here.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
create index rate_limits_by_end on rate_limits (ends_at);
