-- Why the staff make no charge for cash on delivery of an order by phone; null: they make it.
alter table draft_order add column cod_fee_waiver text;
