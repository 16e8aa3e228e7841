-- Which of a product's pictures came from which address.
alter table import_picture_place add column upload text;
comment on column import_picture_place.upload is 'the picture store''s key of the file; null: it is not yet fetched';
