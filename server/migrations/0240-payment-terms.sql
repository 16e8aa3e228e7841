-- What the way to pay does to the price of an order: a discount for paying online, which is a part of `discount`, and the
-- charge for cash on delivery, which is a part of the total like the delivery.
alter table orders
  add column prepaid_discount bigint not null default 0
    check (prepaid_discount >= 0 and prepaid_discount <= discount),
  add column cod_fee bigint not null default 0 check (cod_fee >= 0),
  drop constraint amount_adds_up,
  add constraint amount_adds_up check (amount = subtotal - discount + shipping + cod_fee);
comment on column orders.prepaid_discount is 'part of discount';

alter table order_line
  add column prepaid_discount bigint not null default 0
    check (prepaid_discount >= 0 and prepaid_discount <= discount);
comment on column order_line.prepaid_discount is 'part of discount; the lines add up to that of the order';
