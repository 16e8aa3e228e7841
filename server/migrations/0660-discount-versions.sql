-- Which state of its terms somebody has edited, so that nobody overwrites unseen what a colleague saved meanwhile.
alter table coupon add column version integer not null default 1;
alter table promotion add column version integer not null default 1;
