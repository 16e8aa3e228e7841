-- Checkouts that shoppers did not finish, agreed to be reminded of, and were.
create table checkout_reminder (
  checkout_id uuid primary key references checkout,
  first_at timestamptz not null default now(),
  second_at timestamptz,
  -- When the shopper took the items over by the link of a reminder.
  returned_at timestamptz
);
create index checkout_reminder_newest on checkout_reminder (first_at);

-- Who does not want any more of them.
create table reminder_opt_out (
  email text primary key,
  at timestamptz not null default now()
);

create index checkout_unfinished on checkout (created_at) where status = 'expired';
