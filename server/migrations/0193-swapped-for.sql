-- What an item was swapped for; null: another size of the same product.
alter table line_change
  add column new_name text,
  add constraint line_change_name_of_swap check (kind = 'swapped' or new_name is null);
