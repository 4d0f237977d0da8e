-- A mailed link that opens the setting up of the first second factor where one is demanded; only its hash is here.
alter table users
  add column enrolment_token text,
  add column enrolment_token_expires_at timestamptz;
