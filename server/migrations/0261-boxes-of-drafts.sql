-- The box that an order by phone is to be packed in, by the name that it had then; null: whichever fits.
alter table draft_order add column box_name text;
