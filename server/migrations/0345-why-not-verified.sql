alter table backup_run add column not_verified text;
comment on column backup_run.not_verified is 'Why it was not verified although that was wanted: what is missing for it';
