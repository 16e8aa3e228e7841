-- What Razorpay keeps with an order for the merchant.
alter table sandbox.provider_order add column notes jsonb not null default '{}';
