-- Shops whose products name their craft can filter by it.
insert into filter_definition (id, name, type, display_name, filter_type, description, position)
select 'craft', 'craft', 'global', 'Craft', 'multi-select', 'How its cloth was made',
       (select max(position) + 1 from filter_definition)
where exists (select from filter_definition)
  and exists (select from product, unnest(facets) as facet where starts_with(facet, 'craft:'))
on conflict do nothing;

insert into filter_value (filter_id, value, display_name, position)
select 'craft', craft, initcap(replace(craft, '-', ' ')), row_number() over (order by products desc, craft) - 1
from (
  select substr(facet, length('craft:') + 1) as craft, count(*) as products
  from product, unnest(facets) as facet
  where starts_with(facet, 'craft:')
  group by facet
) as crafts
where exists (select from filter_definition where id = 'craft')
on conflict do nothing;

-- The demo's kurtis have one name in the menu, the filter and the heading.
update filter_value set display_name = 'Kurtis'
where filter_id = 'subCategory' and value = 'Topwear' and display_name = 'Topwear'
  and exists (select from installation where name = 'demo-seeded');
