-- Cash on delivery that its buyer has to confirm before it is packed; null: nothing to confirm.
alter table orders
  add column to_confirm_by timestamptz,
  add column confirmed_at timestamptz;

-- Where the owner has set the rules already, nothing changes until they set this one, too.
update shop_setting set value = value || '{"confirm": "never", "confirmAbove": 150000}' where name = 'cod';
