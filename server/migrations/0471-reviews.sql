-- What buyers say about a product that they received; one review for each line of an order.
create table review (
  id uuid primary key,
  product_id text not null references product on delete cascade,
  line_id uuid unique references order_line on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  fit text check (fit in ('small', 'true', 'large')),
  size text,
  height_cm smallint check (height_cm between 50 and 250),
  usual_size text not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'refused', 'withdrawn')),
  refusal text check (refusal in
    ('off-topic', 'abuse', 'personal-data', 'advertising', 'illegal', 'staff-or-supplier')),
  former jsonb,
  reply text,
  replied_by text,
  replied_at timestamptz,
  helpful integer not null default 0 check (helpful >= 0),
  submitted_at timestamptz not null default now(),
  published_at timestamptz,
  edited_at timestamptz,
  check ((status = 'refused') = (refusal is not null)),
  check (status <> 'published' or published_at is not null)
);
comment on column review.former is 'what it said before its author edited it last; null if never published and edited';
create index review_of_product on review (product_id, published_at desc, id desc) where status = 'published';
create index review_to_decide on review (submitted_at, id) where status = 'pending';

create table review_vote (
  review_id uuid not null references review on delete cascade,
  voter_hash text not null,
  primary key (review_id, voter_hash)
);

-- Which buyers were asked for a review, so that each order is asked about once.
create table review_request (
  order_id uuid primary key references orders on delete cascade,
  requested_at timestamptz not null default now()
);

-- The published reviews of each product, counted by stars and fit; kept by the trigger below.
create table product_rating (
  product_id text primary key references product on delete cascade,
  stars_1 integer not null default 0 check (stars_1 >= 0),
  stars_2 integer not null default 0 check (stars_2 >= 0),
  stars_3 integer not null default 0 check (stars_3 >= 0),
  stars_4 integer not null default 0 check (stars_4 >= 0),
  stars_5 integer not null default 0 check (stars_5 >= 0),
  fit_small integer not null default 0 check (fit_small >= 0),
  fit_true integer not null default 0 check (fit_true >= 0),
  fit_large integer not null default 0 check (fit_large >= 0)
);

create function add_to_rating(one review, n integer) returns void language sql as $$
  insert into product_rating (product_id) select one.product_id where n > 0 on conflict do nothing;
  update product_rating set
    stars_1 = stars_1 + n * (one.rating = 1)::integer,
    stars_2 = stars_2 + n * (one.rating = 2)::integer,
    stars_3 = stars_3 + n * (one.rating = 3)::integer,
    stars_4 = stars_4 + n * (one.rating = 4)::integer,
    stars_5 = stars_5 + n * (one.rating = 5)::integer,
    fit_small = fit_small + n * coalesce(one.fit = 'small', false)::integer,
    fit_true = fit_true + n * coalesce(one.fit = 'true', false)::integer,
    fit_large = fit_large + n * coalesce(one.fit = 'large', false)::integer
  where product_id = one.product_id;
$$;

create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then perform add_to_rating(old, -1); end if;
  if tg_op <> 'DELETE' and new.status = 'published' then perform add_to_rating(new, 1); end if;
  return null;
end $$;
create trigger review_is_counted after insert or delete or update of status, rating, fit, product_id on review
  for each row execute function count_review();

create trigger product_rating_invalidates after insert or update or delete or truncate on product_rating
  for each statement execute function record_invalidation('all');
