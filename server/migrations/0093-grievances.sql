-- Complaints to the grievance officer (Consumer Protection (E-Commerce) Rules, 2020), each with its ticket.
create table grievance (
  id uuid primary key,
  ticket text not null unique,
  name text not null,
  email text not null,
  phone text not null default '',
  order_number text not null default '',
  text text not null,
  received_at timestamptz not null default now()
);
create index grievance_by_email on grievance (email);
