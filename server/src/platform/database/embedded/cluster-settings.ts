export const PORT = 5432;
export const SUPERUSER = 'gulmohar';
export const DATABASE = 'gulmohar';

export type Settings = Record<string, string | number>;

/** All others keep PostgreSQL's defaults, so every commit is safe on disk. */
export const SETTINGS: Settings = {
  listen_addresses: '',
  port: PORT,
  unix_socket_permissions: '0700',
  // Enough for eight processes of the shop.
  max_connections: 200,
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file for each day of the week, overwritten a week later.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_checkpoints: 'off',
  // Never log statements or their values, which contain shoppers' data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
