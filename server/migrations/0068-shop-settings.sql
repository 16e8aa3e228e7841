-- What the owner has set at the desk, one row for each group of settings; where there is none, the environment's
-- default holds (docs/decisions/shop-settings.md).
create table shop_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- On the channel of the catalogue, since the same ready-made answers go; the payload tells which it was.
create function announce_setting_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'settings');
  return null;
end $$;
create trigger shop_setting_announces after insert or update or delete or truncate on shop_setting
  for each statement execute function announce_setting_change();
