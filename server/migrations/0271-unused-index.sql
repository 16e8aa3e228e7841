-- Which products a size can be bought of is known by the search index in memory; nothing looks for it here any more, while
-- every reservation and every sale wrote an entry.
drop index variant_size_in_stock;
