-- What the staff changed about the items of an order after it was placed. The order and its lines say what is left of it.
create table line_change (
  -- Made by the browser: the same again changes nothing.
  id uuid primary key,
  order_id uuid not null references orders,
  -- `cancelled`: before it left, back on sale. `missing`: before it left or after it arrived, lost. `swapped`: another size.
  kind text not null check (kind in ('cancelled', 'missing', 'swapped')),
  -- The line; it is gone when all of it was taken out before it left.
  line_id uuid not null,
  variant_id bigint not null references variant,
  name text not null,
  size text,
  quantity integer not null check (quantity > 0),
  -- Paise: by so much the order costs less.
  amount bigint not null check (amount >= 0),
  -- Paise: so much of it was promised back.
  refunded bigint not null check (refunded >= 0),
  new_size text,
  -- For the staff alone.
  reason text not null,
  staff_name text not null,
  at timestamptz not null default now(),
  constraint line_change_size_of_swap check ((kind = 'swapped') or new_size is null)
);
create index line_change_by_order on line_change (order_id, at);

-- An item that arrived without any of its units stays in its parcel, with none.
alter table order_line
  drop constraint order_line_quantity_check,
  add constraint order_line_quantity_check check (quantity >= 0);

-- The credit note for units that were missing in the parcel.
alter table tax_document
  add column line_change_id uuid unique references line_change,
  drop constraint tax_document_reason_check,
  add constraint tax_document_reason_check check (reason in ('returned', 'undelivered', 'missing', 'corrected')),
  add constraint tax_document_change_of_reason check ((reason is not distinct from 'missing') = (line_change_id is not null));
