-- Statements apart, an empty line between them: rows of before get the new words and the old columns, beside what goes on; each may be begun again.

update payments set channel = case channel when 'stripe' then 'provider' else channel end, stripe_session_id = provider_session_id,
  stripe_payment_intent_id = provider_payment_id
where channel = 'stripe' or (stripe_session_id, stripe_payment_intent_id) is distinct from (provider_session_id, provider_payment_id);

update refunds set method = case method when 'stripe' then 'provider' else method end, stripe_payment_intent_id = provider_payment_id
where method = 'stripe' or stripe_payment_intent_id is distinct from provider_payment_id;

update invoices set stripe_payment_intent_id = provider_payment_id where stripe_payment_intent_id is distinct from provider_payment_id;

alter table payments validate constraint payments_channel_check;

alter table refunds validate constraint refunds_method_check;
