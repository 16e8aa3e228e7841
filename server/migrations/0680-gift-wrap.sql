-- What wrapping the order as a gift costs; a part of the total like the delivery, 0 without one.
alter table orders
  add column gift_wrap bigint not null default 0 check (gift_wrap >= 0),
  drop constraint amount_adds_up,
  add constraint amount_adds_up check (amount = subtotal - discount + shipping + cod_fee + gift_wrap);
