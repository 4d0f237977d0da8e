-- Whether the organisation is covered, as it declared before or while answering: codes, no words.
alter table assessments add column scope jsonb;
