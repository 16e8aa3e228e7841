-- Refunds that nobody in the shop requested: they were made in the provider's dashboard.
alter table refund
  add column origin text not null default 'shop' check (origin in ('shop', 'provider')),
  -- Why the provider has not made it, in its words.
  add column refusal text,
  -- When staff gave it up: it is `failed`, and not owed any more.
  add column given_up_at timestamptz;
create unique index refund_by_provider_id on refund (payment_id, provider_refund_id);

-- The sandbox names what was asked for, as Razorpay does, and lists refunds by time.
alter table sandbox.refund add column receipt text;
