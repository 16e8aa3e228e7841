-- A guest's browser may open a checkout with its amount alone and say only when it is paid what it is for.
alter table checkout alter column snapshot drop not null;
comment on column checkout.snapshot is 'null: opened for an amount alone; what it is for comes with verify-payment';
