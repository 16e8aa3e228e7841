-- How a member of staff looks at a list: views that were saved under a name, and the columns chosen.
create table staff_view (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list in ('orders', 'products', 'customers')),
  name text not null check (length(name) between 1 and 40),
  -- Filters, order and columns as they stand in the address, without what was searched for.
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (staff_id, list, name)
);

create table staff_columns (
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list in ('orders', 'products', 'customers')),
  columns text[] not null,
  primary key (staff_id, list)
);
