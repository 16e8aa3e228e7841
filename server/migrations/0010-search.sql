-- Finding products: every process keeps an index of the catalogue in memory (docs/decisions/search.md).
-- These tables tell it what changed and which words mean the same.

-- The index in memory takes the place of these.
drop index product_search, product_facets, product_filter_tags;
alter table product drop column search_text;
drop function product_search_text(text, text, text, text[], text);

-- For sitemaps and feeds.
alter table product add column changed_at timestamptz not null default now();
create function touch_product() returns trigger language plpgsql as $$
begin
  new.changed_at = now();
  return new;
end $$;
create trigger product_touched before update on product
  for each row execute function touch_product();

-- What changed in which transaction. Who has seen everything up to some transaction reads on from there.
create table catalogue_change (
  changed_in xid8 not null default pg_current_xact_id(),
  subject text not null check (subject in ('product', 'stock', 'synonyms', 'everything')),
  product_id text not null default '',
  at timestamptz not null default now(),
  primary key (changed_in, subject, product_id)
);
comment on column catalogue_change.subject is 'stock: a size of the product was sold out or came back';
create index catalogue_change_by_age on catalogue_change (at);

create function log_product_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (subject, product_id) select 'product', id from changed on conflict do nothing;
  return null;
end $$;
create trigger product_insert_logged after insert on product referencing new table as changed
  for each statement execute function log_product_change();
create trigger product_update_logged after update on product referencing new table as changed
  for each statement execute function log_product_change();
create trigger product_delete_logged after delete on product referencing old table as changed
  for each statement execute function log_product_change();

create function log_stock_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (subject, product_id)
  values ('stock', case when tg_op = 'DELETE' then old.product_id else new.product_id end)
  on conflict do nothing;
  return null;
end $$;
create trigger variant_insert_logged after insert on variant
  for each row when (new.on_hand > new.reserved) execute function log_stock_change();
create trigger variant_update_logged after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size) execute function log_stock_change();
create trigger variant_delete_logged after delete on variant
  for each row when (old.on_hand > old.reserved) execute function log_stock_change();

create function log_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (subject) values (tg_argv[0]) on conflict do nothing;
  return null;
end $$;
create trigger product_truncate_logged after truncate on product
  for each statement execute function log_catalogue_change('everything');

create table search_synonym (
  word text primary key,
  meaning text not null check (meaning <> word)
);
comment on table search_synonym is 'All words of one meaning find the same; the meaning is one of them. Phrases may be given.';
create trigger search_synonym_logged after insert or update or delete or truncate on search_synonym
  for each statement execute function log_catalogue_change('synonyms');
create trigger search_synonym_announces after insert or update or delete or truncate on search_synonym
  for each statement execute function announce_catalogue_change();

insert into search_synonym (meaning, word)
select meaning, unnest(string_to_array(words, ', ')) from (values
  ('saree', 'sari, shari, sadi, saadi, साड़ी, साड़ियां, साड़ियाँ, सारी'),
  ('kurti', 'kurta, kurtee, kurtha, kameez, kamiz, tunic, कुर्ती, कुर्तियां, कुर्तियाँ, कुर्ता, कुर्ते, कमीज'),
  ('dupatta', 'chunni, chunari, chunri, chunari, odhni, odhani, stole, scarf, shawl, दुपट्टा, दुपट्टे, चुन्नी, चुनरी, ओढ़नी'),
  ('lehenga', 'lehnga, lahenga, lehanga, langa, ghagra, ghaghra, chaniya, pavadai, लहंगा, लहंगे, लेहंगा, घाघरा'),
  ('choli', 'blouse, चोली, ब्लाउज'),
  ('churidar', 'chudidar, chooridar, चूड़ीदार'),
  ('suit', 'salwar, shalwar, salwar kameez, shalwar kameez, salwar suit, dress material, सूट, सलवार, सलवार कमीज'),
  ('palazzo', 'plazo, palazo, plazzo, पलाज़ो'),
  ('sharara', 'gharara, garara, शरारा, गरारा'),
  ('anarkali', 'gown, अनारकली'),
  ('frock', 'फ्रॉक'),
  ('set', 'co ord, coord, सेट'),
  ('trouser', 'pant, bottom, पैंट'),
  ('pyjama', 'pajama, payjama, पजामा'),
  ('jutti', 'jooti, juti, mojari, mojri, shoe, sandal, chappal, flats, जूती, जूतियां, मोजरी, जूते'),
  ('potli', 'purse, clutch, handbag, pouch, batua, पोटली, बटुआ'),
  ('bag', 'बैग, थैला'),
  ('jhumka', 'earring, ear ring, jhumki, jhumkas, झुमका, झुमके, झुमकी, बाली'),
  ('bangle', 'choodi, chudi, churi, kangan, kada, चूड़ी, चूड़ियां, चूड़ियाँ, कंगन'),
  ('jewellery', 'jewelry, ornament, गहने, ज़ेवर'),
  ('footwear', 'जूता'),
  ('kid', 'child, children, baby, बच्चे, बच्चों'),
  ('girl', 'लड़की, लड़कियां, लड़कियों'),
  ('boy', 'लड़का, लड़के, लड़कों'),
  ('women', 'woman, lady, ladies, female, महिला, महिलाओं, औरत'),
  ('wedding', 'bridal, bride, shaadi, shadi, marriage, vivah, शादी, विवाह, दुल्हन'),
  ('festive', 'festival, diwali, deepavali, puja, pooja, navratri, eid, त्योहार, दिवाली, पूजा'),
  ('traditional', 'ethnic, पारंपरिक'),
  ('office', 'formal, workwear, ऑफिस'),
  ('casual', 'everyday, daily wear'),
  ('cotton', 'suti, sooti, सूती, कॉटन'),
  ('silk', 'resham, reshmi, रेशम, रेशमी, सिल्क'),
  ('khadi', 'khaddar, खादी'),
  ('mulmul', 'muslin, malmal, मलमल'),
  ('georgette', 'जॉर्जेट'),
  ('chanderi', 'चंदेरी'),
  ('banarasi', 'benarasi, banarsi, varanasi, बनारसी'),
  ('kanchipuram', 'kanjivaram, kanjeevaram, kancheepuram, kanchi, कांजीवरम, कांचीपुरम'),
  ('paithani', 'पैठणी'),
  ('bandhani', 'bandhej, bandhni, bandini, tie dye, बांधनी, बंधेज'),
  ('leheriya', 'lehriya, lahariya, leharia, laheria, लहरिया'),
  ('ajrakh', 'ajrak, अजरख'),
  ('kalamkari', 'कलमकारी'),
  ('chikankari', 'chikan, lucknowi, lakhnavi, चिकनकारी, चिकन, लखनवी'),
  ('phulkari', 'फुलकारी'),
  ('zari', 'jari, ज़री'),
  ('brocade', 'kinkhab, kimkhab'),
  ('gota', 'gota patti, गोटा'),
  ('ikat', 'ikkat, pochampalli'),
  ('patola', 'पटोला'),
  ('handloom', 'handwoven, hathkargha, हथकरघा'),
  ('embroidered', 'embroidery, kadhai, कढ़ाई'),
  ('printed', 'print, छपाई, प्रिंट'),
  ('block print', 'handblock, hand block'),
  ('red', 'laal, lal, लाल'),
  ('pink', 'gulabi, rani, गुलाबी'),
  ('yellow', 'peela, pila, haldi, पीला, पीली'),
  ('green', 'hara, hari, हरा, हरी'),
  ('blue', 'neela, nila, नीला, नीली'),
  ('black', 'kala, kaala, काला, काली'),
  ('white', 'safed, सफेद, सफ़ेद'),
  ('maroon', 'mehroon, मैरून'),
  ('orange', 'narangi, नारंगी'),
  ('purple', 'baingani, jamuni, violet, बैंगनी, जामुनी'),
  ('grey', 'gray, स्लेटी'),
  ('gold', 'golden, sunehra, सुनहरा, सुनहरी')
) as groups (meaning, words)
on conflict do nothing;
