-- What the scores of at least ten organisations of a sector, or of all, came to at the end of a month, in percent; nothing of any one of them.
create table sector_scores (
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  regime text not null check (length(regime) <= 20),
  score_group text not null check (length(score_group) <= 40),
  lower_quartile int not null check (lower_quartile between 0 and 100),
  median int not null check (median between 0 and 100),
  upper_quartile int not null check (upper_quartile between 0 and 100),
  made_at timestamptz not null,
  primary key (score_group, regime, month)
);
