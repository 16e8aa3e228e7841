-- What buyers show with a review. A photograph is uploaded before the review is sent, and belongs to no review until then.
create table review_picture (
  id uuid primary key,
  line_id uuid references order_line on delete cascade,
  review_id uuid references review on delete cascade,
  position smallint not null default 0,
  large bytea not null,
  small bytea not null,
  uploaded_at timestamptz not null default now(),
  check (line_id is not null or review_id is not null)
);
comment on column review_picture.line_id is 'of the buyer who uploaded it; null for one that came with an import';
create index review_picture_of_line on review_picture (line_id);
create index review_picture_of_review on review_picture (review_id, position);
create index review_picture_unsent on review_picture (uploaded_at) where review_id is null;
