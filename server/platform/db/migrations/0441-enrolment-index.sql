-- Statements apart, an empty line between them: built beside what goes on.
-- What a day looks for is found by when it is due.
create index concurrently if not exists users_to_enrol on users (enrolment_token_expires_at) where enrolment_token_expires_at is not null;
