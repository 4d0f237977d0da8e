-- What unused days of lesser plans take off the price of an order, each with when the order took it and when it was given back; null
-- for orders without, those of the version before among them. The invoice says it as it was sold.
alter table payments add column credits jsonb;
alter table invoices add column credits jsonb;

-- A lesser period ends by the greater plan that its unused days were credited on.
alter table subscriptions
  add constraint subscriptions_ended_reasons check (ended_by in ('refund', 'withdrawal', 'dispute', 'upgrade')) not valid,
  drop constraint subscriptions_ended_by_check;
