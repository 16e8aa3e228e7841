-- Keys that tokens, links and cookies are signed with. They are sealed with the master key, which is not in the
-- database: who reads a dump of it cannot sign anything.
create table installation_key (
  -- Named by the header `kid` of tokens.
  id text primary key,
  purpose text not null,
  -- AES-256-GCM: nonce, text, tag.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Null for the key that signs; those before it verify until then.
  good_until timestamptz
);

create unique index installation_key_current on installation_key (purpose) where good_until is null;
