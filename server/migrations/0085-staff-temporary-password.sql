-- Set while the password is one that somebody else handed out: it opens no more than the choice of another, and after
-- this moment not even that.
alter table staff add column temporary_until timestamptz;
