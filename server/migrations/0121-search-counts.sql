-- What shoppers search for, for the owner to see what they do not find. Nothing of who searched.
create table search_count (
  day date not null,
  search text not null check (length(search) between 1 and 100),
  shown integer not null default 0,
  empty integer not null default 0,
  opened integer not null default 0,
  primary key (day, search)
);
comment on table search_count is 'Searches by the day in India; at most 5,000 different ones a day, kept 90 days';
comment on column search_count.shown is 'How often its results were shown';
comment on column search_count.empty is 'Of these, how often there were none';
comment on column search_count.opened is 'How often a product was opened from them';
