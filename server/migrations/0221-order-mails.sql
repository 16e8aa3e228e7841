-- What was mailed to the buyer about an order, and what became of it: for its timeline in the admin.
create table order_mail (
  message_id text primary key,
  order_id uuid not null references orders,
  subject text not null,
  -- When it was last tried.
  at timestamptz not null default now(),
  -- What the mail server said; null: it took the mail.
  failure text
);
create index order_mail_by_order on order_mail (order_id);
