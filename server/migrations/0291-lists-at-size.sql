-- What the admin reads at five million orders (docs/decisions/0083-admin-at-size.md).

-- Sizes that are sold out or run low, the fewest first. Of variants with more it has no entry, so that their sale writes none.
create index variant_few_left on variant ((on_hand - reserved), sku) where on_hand - reserved <= 5;
-- Without it the planner takes a third of all variants for sold out.
create statistics variant_available on (on_hand - reserved) from variant;

-- Searched by any part of the address; counted by state, and by month as they came and left.
create index newsletter_subscriber_by_words on newsletter_subscriber using gin (email gin_trgm_ops);
create index newsletter_subscriber_by_status on newsletter_subscriber (status);
create index newsletter_subscriber_by_coming on newsletter_subscriber (confirmed_at);
create index newsletter_subscriber_by_leaving on newsletter_subscriber (unsubscribed_at) where unsubscribed_at is not null;

-- Charges in dispute, or settled, are few among millions.
create index courier_bill_line_by_state on courier_bill_line (state, billed_on desc, bill_id, line, kind);
