-- How many visits began in an hour of India's. Of a visitor nothing is kept.
create table visit_count (
  hour timestamptz primary key,
  visits int not null check (visits > 0)
);

-- What the sums of orders by day read, so that they read nothing but the index.
drop index orders_by_time;
create index orders_by_time on orders (placed_at desc, id desc)
  include (status, amount, is_paid, to_confirm_by, confirmed_at);
