-- When a courier fetches a returned item from the buyer.
create table return_pickup (
  return_id uuid primary key references return_request,
  courier text not null,
  tracking_number text,
  -- A day in India.
  pickup_on text not null check (pickup_on ~ '^\d{4}-\d\d-\d\d$'),
  staff_name text not null,
  booked_at timestamptz not null default now()
);
