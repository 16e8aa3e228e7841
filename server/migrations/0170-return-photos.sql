-- What a buyer shows of an item that arrived damaged or was not what they ordered.
create table return_photo (
  return_id uuid primary key references return_request on delete cascade,
  picture bytea not null,
  uploaded_at timestamptz not null default now()
);
