-- What the shop learns about the fit of its products, and the people whose measures shoppers keep
-- (docs/decisions/size-advice.md).
alter table return_request add column reason_kind text not null default 'other'
  check (reason_kind in ('small', 'large', 'different', 'damaged', 'wrong', 'mind', 'other'));
comment on column return_request.reason_kind is 'which of the usual reasons the text begins with; kept when the text is erased';
update return_request set reason_kind = kind
from (values ('small', 'Too small'), ('large', 'Too large'), ('different', 'Looks different from the pictures'),
             ('damaged', 'Arrived damaged or faulty'), ('wrong', 'Not what I ordered'), ('mind', 'Changed my mind'))
       as usual (kind, label)
where reason = label or starts_with(reason, label || ': ');

alter table product add column fit_since timestamptz;
comment on column product.fit_since is 'when its garments were last measured anew; earlier purchases say nothing about its fit';

create function garment_measures(details jsonb) returns jsonb immutable language sql as $$
  select jsonb_agg(jsonb_build_array(size, one ->> 'name', one -> 'garmentCm') order by size, one ->> 'name')
  from jsonb_each(coalesce(details -> 'measurements', '{}')) as sizes (size, list), jsonb_array_elements(list) as one
  where one ? 'garmentCm';
$$;
create function note_new_fit() returns trigger language plpgsql as $$
begin
  -- Measuring for the first time changes no garment.
  if garment_measures(old.details) is not null
     and garment_measures(old.details) is distinct from garment_measures(new.details)
  then new.fit_since := now(); end if;
  return new;
end $$;
create trigger product_notes_new_fit before update on product
  for each row when (old.details is distinct from new.details) execute function note_new_fit();

-- Kept by the shopper, for finding sizes and nothing else.
create table size_person (
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  name text not null,
  is_child boolean not null,
  bust_cm smallint,
  waist_cm smallint,
  hip_cm smallint,
  height_cm smallint,
  birth_month text,
  measured_on text,
  liking text not null check (liking in ('close', 'as-made', 'loose')),
  usual_size text not null,
  added_at timestamptz not null default now(),
  primary key (user_id, id)
);
