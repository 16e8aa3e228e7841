-- Who pays online until a day, by the word of the staff. The phone number is kept as a keyed hash alone.
create table cod_bar (
  id uuid primary key,
  -- null: a buyer without an account, or one who deleted it.
  user_id uuid references users on delete set null,
  phone_hash text,
  reason text not null,
  until timestamptz not null,
  staff_name text not null,
  at timestamptz not null default now(),
  -- What the buyer says against it, as the staff heard it.
  contested_at timestamptz,
  contest_note text,
  lifted_at timestamptz,
  lift_note text
);
create index cod_bar_user on cod_bar (user_id) where lifted_at is null;
create index cod_bar_phone on cod_bar (phone_hash) where lifted_at is null;
