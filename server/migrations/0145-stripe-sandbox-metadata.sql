-- What Stripe keeps with a session for the merchant.
alter table sandbox.stripe_session add column metadata jsonb not null default '{}';
