-- A shop that is not the demo begins closed, until its owner opens it. Those that already sell stay open.
insert into shop_setting (name, value)
select 'opening', '{"isOpen": true, "opensOn": "", "password": ""}'
where exists (select from product)
  and not exists (select from installation where name = 'demo-seeded')
on conflict do nothing;
