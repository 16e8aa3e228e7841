-- Store credit pays a part of a cash order, and the courier collects the rest of its amount.
alter table orders
  add column credit bigint not null default 0,
  add constraint orders_credit_check check (credit >= 0 and (credit = 0 or payment_method = 'cod'));
comment on column orders.credit is
  'Paise of the amount that store credit pays and the courier does not collect; 0 for other orders than cash orders';
