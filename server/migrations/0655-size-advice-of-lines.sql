-- Whether the size of an order's line is the one that was advised; null without advice. Not the advised size, which nobody needs.
alter table order_line add column size_advice text check (size_advice in ('taken', 'other'));
