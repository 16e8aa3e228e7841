-- Files that the owner uploads at a courier by hand: copies of the shop's templates, with columns of the owner's.
create table shipping_file_template (
  id uuid primary key,
  name text not null unique check (name <> ''),
  -- `[{heading, field, text}]`, in the order of the file.
  columns jsonb not null,
  changed_at timestamptz not null default now()
);
