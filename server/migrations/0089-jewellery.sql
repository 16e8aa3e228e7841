-- Imitation jewellery (HSN 7117) is taxed at 3 %, not as other accessories (Notification 1/2017-CT(Rate), Schedule V).
-- To be confirmed by the owner's accountant.
alter table product
  drop constraint product_tax_rule_check,
  add constraint product_tax_rule_check check (tax_rule in ('garment', 'fabric', 'accessory', 'jewellery'));
insert into tax_rate (rule, starts_on, up_to, basis_points) values ('jewellery', '2017-07-01', null, 300);
update product set tax_rule = 'jewellery' where hsn like '7117%' and tax_rule = 'accessory';
