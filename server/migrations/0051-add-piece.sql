-- One more piece of a product into a shopper's cart, where nothing stands against it: the usual case in one journey to
-- the database instead of seven. `most` is what one line may have, `most_lines` what a cart may have.
-- Gives the cart's lines, or null where nothing was added: server/src/cart/change-cart.ts then finds out why.
create function add_piece(shopper uuid, wanted_product text, wanted_size text, most integer, most_lines integer) returns json
language plpgsql as $$
begin
  -- Changes of one cart follow each other, from however many windows they come.
  perform from users where id = shopper for no key update;
  if not found then return null; end if;
  insert into cart_line (user_id, variant_id, quantity)
  select shopper, variant.id, 1 from variant
  join product on product.id = variant.product_id
  left join cart_line as kept on kept.user_id = shopper and kept.variant_id = variant.id
  where product.id = wanted_product and product.published_at is not null
    and (not product.has_size or variant.size = wanted_size)
    and coalesce(kept.quantity, 0) < least(variant.on_hand - variant.reserved, most)
    and (kept.quantity is not null or (select count(*) from cart_line where user_id = shopper) < most_lines)
  on conflict (user_id, variant_id) do update set quantity = cart_line.quantity + 1;
  if not found then return null; end if;
  return (select json_agg(json_build_object('product_id', variant.product_id, 'size', variant.size,
                                            'quantity', cart_line.quantity) order by cart_line.position)
          from cart_line join variant on variant.id = cart_line.variant_id where cart_line.user_id = shopper);
end $$;
