-- A tax document's copies as PDF, as they were first made: what was sent once is sent again byte by byte.
create table tax_document_file (
  document_id uuid not null references tax_document,
  copy text not null check (copy in ('recipient', 'transporter', 'supplier')),
  content bytea not null,
  made_at timestamptz not null default now(),
  primary key (document_id, copy)
);
