-- Searches find products by the codes of their sizes, so the index reads a product again when one changes.
drop trigger variant_update_invalidates on variant;
create trigger variant_update_invalidates after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size or old.position is distinct from new.position
                     or old.charged_grams <> new.charged_grams or old.sku <> new.sku)
  execute function record_invalidation('row', 'product_id');

-- What follows 'without' is not wanted: 'saree without zari'.
alter table search_word drop constraint search_word_kind_check;
alter table search_word add constraint search_word_kind_check check (kind in (
  'type', 'colour', 'fabric', 'craft', 'occasion', 'wearer', 'size', 'other',
  'silent', 'any', 'reduced', 'at_most', 'at_least', 'to', 'currency', 'times', 'number', 'years', 'months', 'percent', 'unit',
  'goes_with', 'without', 'cheap', 'new'));
comment on column search_word.kind is
  'type: what a product is, so that other things are no answer; other: a word that is no misspelling of another one;
   silent: says nothing; goes_with: what stands before it only goes with what is looked for (suit ke liye dupatta);
   without: what stands after it must not be found (saree without zari);
   any: stands for any product, or for any of those that it finds (collection, clothes); reduced: below its MRP;
   cheap, new: what comes first among equals; at_most, at_least, to, currency: beside an amount; times: what the number
   before it is multiplied by; number: its value before times; years, months: beside an age; percent, unit: the number
   before it is a share or a measure, no price; a size finds sizes';

insert into search_word (word, kind, finds)
select unnest(string_to_array(words, ', ')), kind, string_to_array(found, ', ') from (values
  ('without', 'without, not, no, non, except, excluding, bina, bagair, बिना, बगैर', ''),
  ('occasion', 'mehendi function, mehandi function, henna function, mehndi ceremony, mehendi ki rasam, mehndi ki rasam',
   'green, mehendi, olive, mint, emerald, festive'),
  ('occasion', 'haldi ki rasam, haldi rasam', 'yellow, haldi, mustard, marigold, orange, festive'),
  ('occasion', 'bridal, bride, dulhan, दुल्हन', 'wedding'),
  ('silent', 'sku, article, article no, article number, product code, code, item code', '')
) as words (kind, words, found)
on conflict (word) do nothing;

-- Whose clothes are children's, and come last unless the search says for whom it is.
update search_word set finds = '{kid, child, girl, boy}' where word = 'kids' and kind = 'wearer' and finds = '{kid, child}';
