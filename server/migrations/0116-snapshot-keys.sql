-- The snapshot of a checkout spells its keys as the code does, and has those that came later.
update checkout
   set snapshot = '{"coupon": null}'::jsonb || snapshot || jsonb_build_object('lines', (
         select coalesce(
           jsonb_agg(
             '{"mrp": null}'::jsonb || (line - '{variant_id,product_id,unit_price}'::text[]) || jsonb_build_object(
               'variantId', line -> 'variant_id', 'productId', line -> 'product_id', 'unitPrice', line -> 'unit_price')
             order by position),
           '[]'::jsonb)
         from jsonb_array_elements(snapshot -> 'lines') with ordinality as each (line, position)))
 where snapshot -> 'lines' -> 0 ? 'variant_id';
