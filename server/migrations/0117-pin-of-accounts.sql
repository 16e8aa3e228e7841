-- The PIN is spelt as in an order's address.
update users
   set address = (address - 'zipCode') || jsonb_build_object('zipcode', address -> 'zipCode')
 where address ? 'zipCode';
