-- create-order may name an amount alone: what is ordered then comes with verify-payment. Such a checkout may have reserved
-- the shopper's cart, but is not settled from it while the browser may still say something else.
alter table checkout add column awaits_order_data boolean not null default false;
update checkout set awaits_order_data = true where snapshot is null;
comment on column checkout.snapshot is 'null: opened for an amount alone, which no cart came to; what it is for comes with verify-payment';
