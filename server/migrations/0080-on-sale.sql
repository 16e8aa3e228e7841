-- When a product is on sale: its time has come. A draft has no time, and one with a time to come waits for it.
-- This is the only place that says so; server/src/product/published.ts is how TypeScript asks. The planner puts the
-- expression in its place, so the indexes on published_at serve as before.
create function is_on_sale(published_at timestamptz) returns boolean
  language sql stable parallel safe
  return published_at <= now();

-- As in 0051, but for what is on sale rather than for what has a time: a product of tomorrow cannot be bought today.
create or replace function add_piece(shopper uuid, wanted_product text, wanted_size text, most integer, most_lines integer) returns json
language plpgsql as $$
begin
  -- Changes of one cart follow each other, from however many windows they come.
  perform from users where id = shopper for no key update;
  if not found then return null; end if;
  insert into cart_line (user_id, variant_id, quantity)
  select shopper, variant.id, 1 from variant
  join product on product.id = variant.product_id
  left join cart_line as kept on kept.user_id = shopper and kept.variant_id = variant.id
  where product.id = wanted_product and is_on_sale(product.published_at)
    and (not product.has_size or variant.size = wanted_size)
    and coalesce(kept.quantity, 0) < least(variant.on_hand - variant.reserved, most)
    and (kept.quantity is not null or (select count(*) from cart_line where user_id = shopper) < most_lines)
  on conflict (user_id, variant_id) do update set quantity = cart_line.quantity + 1;
  if not found then return null; end if;
  return (select json_agg(json_build_object('product_id', variant.product_id, 'size', variant.size,
                                            'quantity', cart_line.quantity) order by cart_line.position)
          from cart_line join variant on variant.id = cart_line.variant_id where cart_line.user_id = shopper);
end $$;

drop trigger product_is_announced on product;
create trigger product_is_announced after insert or update of published_at on product for each row
  when (not is_on_sale(new.published_at)) execute function announce_when_published();
