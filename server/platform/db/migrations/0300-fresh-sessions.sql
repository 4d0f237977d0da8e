-- When whoever holds a session last showed who they are; of sessions from before nobody knows, so they are asked again.
alter table sessions add column authenticated_at timestamptz;
