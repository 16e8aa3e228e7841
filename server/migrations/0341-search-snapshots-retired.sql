-- Search indexes are no longer kept in files: each process reads the catalogue when it starts. A later release drops this table
-- with its triggers on `invalidation` and their functions.
comment on table search_snapshot is 'retired';
