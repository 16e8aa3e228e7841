-- The dev mailbox shows a mail as it would leave: its headers, and its files to download.
alter table dev_mailbox add column headers json not null default '{}';
create table dev_mailbox_file (
  message_id text not null references dev_mailbox on delete cascade,
  filename text not null,
  content bytea not null,
  primary key (message_id, filename)
);
