-- The return that an order by phone replaces: its buyer wants another article.
alter table draft_order add column return_id uuid references return_request on delete set null;
create index on draft_order (return_id) where return_id is not null;
