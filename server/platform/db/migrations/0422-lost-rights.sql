-- No right outlives its giver: what was given by somebody who could not give it any more ends.
update invitations i set closed_at = now(), outcome = 'withdrawn', token_hash = null
where i.closed_at is null and not exists (
  select 1 from memberships m
  where m.organization_id = i.organization_id and m.user_id = i.invited_by and m.role = 'owner' and m.ended_at is null);

update webhooks w set state = 'off', state_at = now()
where w.state = 'on' and not exists (
  select 1 from memberships m
  where m.organization_id = w.organization_id and m.user_id = w.made_by and m.role = 'owner' and m.ended_at is null);

update webhook_messages m set state = 'given_up', next_at = null, failure = 'off'
from webhooks w
where w.organization_id = m.organization_id and w.id = m.webhook_id and w.state = 'off' and m.state = 'waiting';

update share_links s set revoked_at = now()
where s.revoked_at is null and s.expires_at > now() and not exists (
  select 1 from memberships m
  where m.organization_id = s.organization_id and m.user_id = s.created_by and m.role in ('editor', 'owner') and m.ended_at is null);
