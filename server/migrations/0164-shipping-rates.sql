-- What one unit weighs, and the box that it is sent in; 0: nobody has said. Couriers charge the higher of the weight and of
-- the box's volume, at 5,000 cubic centimetres a kilogram.
alter table variant
  add column weight_grams integer not null default 0 check (weight_grams between 0 and 100000),
  add column length_mm integer not null default 0 check (length_mm between 0 and 3000),
  add column width_mm integer not null default 0 check (width_mm between 0 and 3000),
  add column height_mm integer not null default 0 check (height_mm between 0 and 3000),
  add column charged_grams integer not null
    generated always as (greatest(weight_grams, ceil(length_mm::bigint * width_mm * height_mm / 5000.0)::integer)) stored;

-- The carts of shoppers are priced by it, too.
drop trigger variant_update_invalidates on variant;
create trigger variant_update_invalidates after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size or old.position is distinct from new.position
                     or old.charged_grams <> new.charged_grams)
  execute function record_invalidation('row', 'product_id');

-- Delivery costs the same everywhere and whatever it weighs, until the owner says otherwise.
update shop_setting set value = value || '{"zones": [], "weight": null}' where name = 'shipping';
