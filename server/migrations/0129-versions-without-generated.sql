-- A generated column is not computed yet when this looks, and so would count as a change of the editor's.
create or replace function touch_product() returns trigger language plpgsql as $$
declare
  -- Pictures and the order of the best sellers are changed by calls of their own, beside an open editor.
  apart constant text[] := '{pictures,picture_notes,bestseller_rank,filter_tags,searched_details,changed_at,version}';
begin
  new.changed_at = now();
  if new.version = old.version and to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.version = old.version + 1;
  end if;
  return new;
end $$;
