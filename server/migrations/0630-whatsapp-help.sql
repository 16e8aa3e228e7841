-- The link to WhatsApp on product and contact pages was shown to shops that had it among their social places;
-- now it is an extension, which stays on for them.
insert into shop_setting (name, value)
select 'extensions', jsonb_build_object('whatsapp-help', jsonb_build_object('isOn', true, 'settings', jsonb_build_object(
  'number', substring(place ->> 'url' from '^https://wa\.me/(\d+)'),
  'onProducts', true,
  'aboutProduct', 'I have a question about {product}:',
  'onOrders', true,
  'aboutOrder', 'I have a question about my order {order}:',
  'onContact', true)))
from shop_setting, jsonb_array_elements(value -> 'places') as place
where name = 'social' and place ->> 'url' ~ '^https://wa\.me/[1-9]\d{9,14}$'
limit 1
on conflict do nothing;
