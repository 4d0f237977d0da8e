-- Addresses that a mail server refused for good, by a hash of them: nothing but what somebody waits for is sent there for thirty days.
create table refused_addresses (
  address_hash text primary key,
  -- The enhanced status (RFC 3463) such as 5.1.1, or the reply code where there was none.
  status text not null check (status ~ '^5[0-9.]{2,10}$'),
  refused_at timestamptz not null
);
create index refused_addresses_refused_at on refused_addresses (refused_at);
