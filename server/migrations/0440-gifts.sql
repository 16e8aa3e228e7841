-- Who a present is from, and what they say; both empty for other orders.
alter table orders
  add column gift_from text not null default '',
  add column gift_note text not null default '';
