-- Numbers of a search that are no prices: '100% cotton', '20% off', '5.5 metre saree', '3 pcs'.
alter table search_word drop constraint search_word_kind_check;
alter table search_word add constraint search_word_kind_check check (kind in (
  'type', 'colour', 'fabric', 'craft', 'occasion', 'wearer', 'size', 'other',
  'silent', 'any', 'reduced', 'at_most', 'at_least', 'to', 'currency', 'times', 'number', 'years', 'months', 'percent', 'unit',
  'goes_with', 'cheap', 'new'));
comment on column search_word.kind is
  'type: what a product is, so that other things are no answer; other: a word that is no misspelling of another one;
   silent: says nothing; goes_with: what stands before it only goes with what is looked for (suit ke liye dupatta);
   any: stands for any product, or for any of those that it finds (collection, clothes); reduced: below its MRP;
   cheap, new: what comes first among equals; at_most, at_least, to, currency: beside an amount; times: what the number
   before it is multiplied by; number: its value before times; years, months: beside an age; percent, unit: the number
   before it is a share or a measure, no price; a size finds sizes';

-- An inch is none of them: the number before it may be a size.
update search_word set kind = 'unit' where kind = 'silent' and word in ('piece', 'pieces', 'pcs', 'metre', 'meter');
insert into search_word (word, kind)
select unnest(string_to_array(words, ', ')), kind from (values
  ('percent', 'percent, per cent, percentage, pratishat, प्रतिशत'),
  ('unit', 'piece, pieces, pcs, pc, metre, meter, mtr, mt, yard, gaj, cm, gsm, gram, gm, kg, ml, thread count, count, पीस, मीटर, गज'),
  ('silent', 'pack of, box of, combo of, flat'),
  ('reduced', 'off'),
  ('other', 'off shoulder')
) as words (kind, words)
on conflict do nothing;
