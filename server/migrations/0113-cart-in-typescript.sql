-- What it did is a statement of server/src/sales/cart/cart.store.ts.
drop function add_piece(uuid, text, text, integer, integer);
